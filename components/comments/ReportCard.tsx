import Link from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import type { QueuedReport } from '../../lib/domain/comments/comment';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { LocalTime } from '../ui/LocalTime';
import { CommentText } from './CommentText';
import { ConfirmDialog } from './ConfirmDialog';
import { REASON_TEXTS } from './report-reason-texts';
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

type Props = { readonly report: QueuedReport; readonly moderation: ModerationState };

/** A reported comment with what it answers, what was said of it, and a moderator's choices. */
export function ReportCard({ report: { comment, parent, reports, reasons, notes, lastAt, banned }, moderation }: Props) {
  const t = useTranslate();
  const [asksBan, setAsksBan] = useState(false);
  const [erase, setErase] = useState(false);
  const { id, uid, url, text, state, createdAt } = comment;
  const name = comment.name || t('moderation.unnamed');
  const ban = (): void => {
    setAsksBan(false);
    void moderation.ban({ uid, name: comment.name }, true, erase);
  };
  return (
    <Box>
      <header>
        <b>{name}</b>
        <LocalTime at={createdAt} show="dayTime" />
        <span>{t(`moderation.state.${state}`)}</span>
        {banned ? <span>{t('moderation.banned')}</span> : null}
        <Link href={`${url}#comments`} prefetch={false}>
          {t('moderation.toPage')}
        </Link>
      </header>
      {parent === null ? null : (
        <blockquote>
          <small>{t('moderation.answers', { name: parent.name || t('moderation.unnamed') })}</small>
          <p>{parent.text}</p>
        </blockquote>
      )}
      <CommentText text={text} />
      <footer>
        <b>{t('moderation.reports', { count: reports })}</b>
        {reasons.map(({ reason, count }) => (
          <span key={reason}>
            {t(REASON_TEXTS[reason])} × {count}
          </span>
        ))}
        <span>
          {t('moderation.last')} <LocalTime at={lastAt} show="dayTime" />
        </span>
      </footer>
      {notes.length === 0 ? null : (
        <ul aria-label={t('moderation.notes')}>
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
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
        <Button data-size="small" onClick={() => void moderation.moderate(id, 'dismiss')}>
          {t('moderation.dismiss')}
        </Button>
        {uid === '' ? null : banned ? (
          <Button data-size="small" onClick={() => void moderation.ban({ uid, name: comment.name }, false)}>
            {t('moderation.unban')}
          </Button>
        ) : (
          <Button data-size="small" onClick={() => setAsksBan(true)}>
            {t('moderation.ban')}
          </Button>
        )}
      </footer>
      <ConfirmDialog
        title={t('moderation.banTitle', { name })}
        open={asksBan}
        confirm={t('moderation.ban')}
        cancel={t('moderation.cancel')}
        onConfirm={ban}
        onCancel={() => setAsksBan(false)}
      >
        <p>{t('moderation.banText')}</p>
        <label>
          <input type="checkbox" checked={erase} onChange={(event) => setErase(event.target.checked)} />
          {t('moderation.erase')}
        </label>
      </ConfirmDialog>
    </Box>
  );
}
