import styled from 'styled-components';
import { useSettings } from '../../lib/client/settings-store';
import type { NotificationList } from '../../lib/domain/notifications';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CoverableCrests, CoverableTeams } from '../match/CoverableTeams';
import { fullName } from '../match/match-names';
import { placeTitle, useTeams } from '../match/use-teams';
import { Button } from '../ui/Button';
import { Crest } from '../ui/Crest';
import { LocalTime } from '../ui/LocalTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export type ListedNotification = NotificationList['notifications'][number];

const Row = styled.li`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto;
  gap: 2px var(--sp-3);
  align-items: center;
  padding: 10px 14px;

  & + & {
    border-top: 1px solid var(--border-color);
  }
  & > .crests {
    display: flex;
    gap: 4px;
    justify-content: center;
  }
  & > .words {
    display: grid;
    gap: 1px;
    min-width: 0;
  }
  & .title {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--sp-2);
    align-items: center;
  }
  & .title > .match {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    text-align: left;
    color: var(--dim-text-color);
    font-weight: 450;
  }
  &[data-unread] .title > .match {
    color: var(--text-color);
    font-weight: 680;
  }
  & .score {
    font-variant-numeric: tabular-nums;
    font-weight: 620;
  }
  & .unread {
    padding: 0 7px;
    border-radius: 99px;
    background: var(--bg-element-hl-color);
    color: var(--main-color);
    font-size: var(--fs-2xs);
    font-weight: 650;
    line-height: 18px;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & small > :not(:last-child)::after {
    content: '·';
    margin-left: 6px;
  }
  @media (hover: hover) {
    & .title > .match:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  @media (max-width: 719px) {
    grid-template-columns: 60px minmax(0, 1fr);
    & > button {
      grid-column: 2;
      justify-self: start;
      margin: 2px 0 0 -10px;
    }
  }
`;

type Props = {
  readonly item: ListedNotification;
  readonly onMark: (read: boolean) => void;
};

/** One notification: unread by weight and a label. A result's score is hidden with all others. */
export function NotificationRow({ item, onMark }: Props) {
  const t = useTranslate();
  const { spoilerFree } = useSettings();
  const { kind, match, read } = item;
  const { left, right, score } = match;
  const teams = useTeams(match);
  const named = `${fullName(left)} ${t('match.versus')} ${fullName(right)}`;
  const hidden = kind === 'result' && (spoilerFree || score === null);
  return (
    <Row data-unread={read ? undefined : ''} data-match={match.id} data-teams={`${left.id} ${right.id}`}>
      <span className="crests" aria-hidden>
        <CoverableCrests match={match}>
          <Crest id={left.id} name={left.name} acronym={left.abbr} img={left.img} size={26} />
          <Crest id={right.id} name={right.name} acronym={right.abbr} img={right.img} size={26} />
        </CoverableCrests>
      </span>
      <div className="words">
        <span className="title">
          <CoverableTeams className="match" match={match} href={paths.match(match)} onFollow={() => (read ? undefined : onMark(true))}>
            {named}
          </CoverableTeams>
          {hidden ? <VisuallyHidden>{t('match.resultHidden')}</VisuallyHidden> : null}
          {score !== null && !hidden ? (
            <span className="score" data-nosnippet="" data-spoiler="" data-match={match.id} data-teams={`${left.id} ${right.id}`}>
              {score.left}–{score.right}
            </span>
          ) : null}
          {read ? null : <span className="unread">{t('notifications.unread')}</span>}
        </span>
        <small>
          <span>{t(`notifications.${kind}`)}</span>
          <span>{match.leagueName}</span>
          <span>
            <LocalTime at={match.beginAt} show="dayTime" />
          </span>
        </small>
      </div>
      <Button data-size="small" data-variant="quiet" onClick={() => onMark(!read)}>
        {t(read ? 'notifications.markUnread' : 'notifications.markRead')}
        <VisuallyHidden>: {teams.hidden ? placeTitle(match, t) : named}</VisuallyHidden>
      </Button>
    </Row>
  );
}
