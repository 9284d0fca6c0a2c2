import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import styled from 'styled-components';
import type { NotificationList } from '../../lib/domain/people/notifications';
import { paths } from '../../lib/domain/page/paths';
import { competitionName } from '../../lib/i18n/competition-name';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Spoiler } from '../spoilers/Spoiler';
import { SpoilerBesideTeams, SpoilerTeams } from '../spoilers/SpoilerTeams';
import { useReveal } from '../spoilers/use-reveal';
import { placeTitle, useTeams } from '../spoilers/use-teams';
import { clubShortName } from '../../lib/domain/entities/club-names';
import { fullName, leagueShortName } from '../../lib/domain/match/match-names';
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
    color: var(--main-color);
    font-weight: 650;
  }
  & > button > svg {
    display: none;
  }
  /* A dot before each but the first of a line, whose dot is outside of the box. */
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    overflow: hidden;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & small > span {
    position: relative;
  }
  & small > span::before {
    content: '·';
    position: absolute;
    left: -9px;
  }
  @media (hover: hover) {
    & .title > .match:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  @media (max-width: 719px) {
    padding: 10px 4px 10px 14px;

    & > button > .label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & > button > svg {
      display: block;
    }
  }
`;

type Props = {
  readonly item: ListedNotification;
  readonly onMark: (read: boolean) => void;
};

/** Where a notification leads: one about the prediction game opens the game, others the match. */
function hrefOf({ kind, match }: ListedNotification): string {
  if (kind === 'lock') return paths.playOrder(match.id);
  return kind === 'settled' ? paths.playPredictions() : paths.match(match);
}

/** One notification: unread by weight and a label. A result's score is hidden with all others. */
export function NotificationRow({ item, onMark }: Props) {
  const t = useTranslate();
  const reveal = useReveal();
  const { kind, match, read } = item;
  const { left, right, score } = match;
  const teams = useTeams(match);
  const named = `${clubShortName(fullName(left))} ${t('match.versus')} ${clubShortName(fullName(right))}`;
  const hidden = kind === 'result' && (reveal.hidden || score === null);
  return (
    <Row data-unread={read ? undefined : ''} data-match={match.id}>
      <span className="crests" aria-hidden>
        <SpoilerBesideTeams match={match}>
          <Crest id={left.id} name={left.name} acronym={left.abbr} img={left.img} size={26} />
          <Crest id={right.id} name={right.name} acronym={right.abbr} img={right.img} size={26} />
        </SpoilerBesideTeams>
      </span>
      <div className="words">
        <span className="title">
          <SpoilerTeams className="match" match={match} href={hrefOf(item)} onFollow={() => (read ? undefined : onMark(true))}>
            {named}
          </SpoilerTeams>
          {hidden ? <VisuallyHidden>{t('match.resultHidden')}</VisuallyHidden> : null}
          {score === null ? null : (
            <Spoiler className="score" reveal={reveal}>
              {score.left}–{score.right}
            </Spoiler>
          )}
        </span>
        <small>
          {read ? null : <span className="unread">{t('notifications.unread')}</span>}
          <span>{t(`notifications.${match.off ?? kind}`)}</span>
          <span>{competitionName(leagueShortName(match), t)}</span>
          <span>
            <LocalTime at={match.beginAt} show="dayTime" />
          </span>
        </small>
      </div>
      <Button data-size="small" data-variant="quiet" onClick={() => onMark(!read)}>
        {read ? <Undo2 size={18} aria-hidden /> : <Check size={18} aria-hidden />}
        <span className="label">{t(read ? 'notifications.markUnread' : 'notifications.markRead')}</span>
        <VisuallyHidden>: {teams.hidden ? placeTitle(match, t) : named}</VisuallyHidden>
      </Button>
    </Row>
  );
}
