import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ModeratedComment } from '../../lib/domain/people/comments/comment';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { BanDialog } from './BanDialog';
import { CommentText } from './CommentText';
import type { ModerationState } from './use-moderation';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-4);

  & > header,
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sp-1) var(--sp-3);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > header > b {
    color: var(--text-color);
    overflow-wrap: anywhere;
  }
  & > header > a {
    margin-left: auto;
    color: var(--hl-color1);
  }
  & > blockquote {
    padding-left: var(--sp-3);
    border-left: 2px solid var(--border-strong-color);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
  & [data-part='text'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & [data-part='text'] > a {
    color: var(--hl-color1);
    text-decoration: underline;
  }
  & ul {
    padding-left: var(--sp-4);
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

type Props = {
  readonly moderated: ModeratedComment;
  readonly moderation: ModerationState;
  /** Why it is shown to a moderator. */
  readonly children: ReactNode;
  /** Whether it has reports that can be dismissed. */
  readonly isReported?: boolean;
};

/** A comment with what it answers, and a moderator's choices. */
export function ModeratedCard({ moderated: { comment, parent, banned }, moderation, children, isReported = false }: Props) {
  const t = useTranslate();
  const [isBanOpen, setIsBanOpen] = useState(false);
  const { id, uid, name, url, text, state, createdAt } = comment;
  const ban = (erase: boolean): void => {
    setIsBanOpen(false);
    void moderation.ban({ uid, name }, { banned: true, erase });
  };
  return (
    <Box>
      <header>
        <b>{name || t('moderation.unnamed')}</b>
        <LocalTime at={createdAt} show="dayTime" />
        <span>{t(`moderation.state.${state}`)}</span>
        {banned ? <span>{t('moderation.banned')}</span> : null}
        <Link href={`${url}#comments`}>{t('moderation.toPage')}</Link>
      </header>
      {parent === null ? null : (
        <blockquote>
          <small>{t('moderation.answers', { name: parent.name || t('moderation.unnamed') })}</small>
          <p>{parent.text}</p>
        </blockquote>
      )}
      <CommentText text={text} />
      {children}
      <footer>
        {state === 'hidden' ? (
          <Button data-size="small" onClick={() => void moderation.moderate(id, 'restore')}>
            {t('moderation.restore')}
          </Button>
        ) : state === 'shown' ? (
          <Button data-size="small" data-variant="primary" onClick={() => void moderation.moderate(id, 'hide')}>
            {t('moderation.hide')}
          </Button>
        ) : null}
        {isReported ? (
          <Button data-size="small" onClick={() => void moderation.moderate(id, 'dismiss')}>
            {t('moderation.dismiss')}
          </Button>
        ) : null}
        {uid === '' || banned ? null : (
          <Button data-size="small" onClick={() => void moderation.moderate(id, 'reset-name')}>
            {t('moderation.resetName')}
          </Button>
        )}
        {uid === '' ? null : banned ? (
          <Button data-size="small" onClick={() => void moderation.ban({ uid, name }, { banned: false })}>
            {t('moderation.unban')}
          </Button>
        ) : (
          <Button data-size="small" onClick={() => setIsBanOpen(true)}>
            {t('moderation.ban')}
          </Button>
        )}
      </footer>
      <BanDialog name={name} open={isBanOpen} onBan={ban} onCancel={() => setIsBanOpen(false)} />
    </Box>
  );
}
