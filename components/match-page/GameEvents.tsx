import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { formatShort, percentText, secondsAsMmSs } from '../../lib/domain/format';
import { gameEvents, type CourseEvent } from '../../lib/domain/match/game-events';
import type { GameCourse } from '../../lib/domain/match/game-course';
import type { GoldCurve } from '../../lib/domain/match/gold-curve';
import { sideName } from '../../lib/domain/match/match-names';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { didText } from './curve-texts';
import type { GameSide } from './game-sides';

/** So many lines stand open; the others are folded. */
const OPEN_LINES = 8;
/** Frames of a live feed are a minute apart: the time of such a line is its end. */
const MINUTE_SECONDS = 90;

/** In per mille: less reads the same in whole percent. */
const LEAST_MOVE = 10;

const Feed = styled.div`
  font-size: var(--fs-sm);

  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr) auto;
    gap: 2px var(--sp-3);
    align-items: baseline;
    padding: 8px 0;
  }
  & li + li,
  & details ol {
    border-top: 1px solid var(--border-color);
  }
  & time {
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
  }
  & .what > span {
    display: block;
  }
  & b {
    font-weight: 650;
  }
  & b::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 7px;
    border-radius: 2px;
    background: var(--side-color);
  }
  & .swing {
    display: grid;
    justify-items: end;
    color: var(--dim-text-color);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--hl-color1);
    font-weight: 550;
    cursor: pointer;
  }

  ${MEDIA.phone} {
    & li {
      grid-template-columns: 54px minmax(0, 1fr);
    }
    & .swing {
      grid-column: 2;
      justify-items: start;
      text-align: left;
    }
  }
`;

type Props = {
  readonly curve: GoldCurve;
  readonly course: GameCourse;
  readonly sides: readonly [GameSide, GameSide];
  /** The latest event first: of a game that is being played. */
  readonly newestFirst: boolean;
};

/** Whether anything is known to have happened in a game. */
export function hasEvents(curve: GoldCurve, course: GameCourse): boolean {
  return gameEvents(curve, course).length > 0;
}

/** The events of a game as far as they are known: when, what, and how gold and win chance moved. */
export function GameEvents({ curve, course, sides, newestFirst }: Props) {
  const t = useTranslate();
  const events = gameEvents(curve, course);
  const ordered = newestFirst ? [...events].reverse() : events;
  const [open, folded] = [ordered.slice(0, OPEN_LINES), ordered.slice(OPEN_LINES)];
  return (
    <Feed>
      <Lines events={open} sides={sides} />
      {folded.length === 0 ? null : (
        <details>
          <summary>{t('gameDetail.eventsEarlier', { count: folded.length })}</summary>
          <Lines events={folded} sides={sides} />
        </details>
      )}
    </Feed>
  );
}

function Lines({ events, sides }: { readonly events: readonly CourseEvent[]; readonly sides: readonly GameSide[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const nameOf = (teamId: number) => {
    const side = sides.find(({ team }) => team.id === teamId);
    return side ? sideName(side.team, 'short') : '';
  };
  return (
    <ol>
      {events.map((event) => (
        <li key={event.seconds}>
          <time>{timeText(event, t)}</time>
          <span className="what">
            {event.teams.map(({ teamId, ...did }) => (
              <span key={teamId} style={{ '--side-color': sides.find(({ team }) => team.id === teamId)?.color }}>
                <b>{nameOf(teamId)}</b> {didText(did, t)}
              </span>
            ))}
          </span>
          <span className="swing">
            {event.gained === null ? null : (
              <span>{t('gameDetail.goldGained', { team: nameOf(event.gained.teamId), gold: formatShort(event.gained.gold, locale) })}</span>
            )}
            {event.chance === null || Math.abs(event.chance.after - event.chance.before) < LEAST_MOVE ? null : (
              <span>
                {t('gameDetail.chanceMoved', {
                  team: nameOf(event.chance.teamId),
                  before: percentText(event.chance.before / 1000),
                  after: percentText(event.chance.after / 1000),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function timeText({ seconds, since }: CourseEvent, t: Translate): string {
  if (seconds - since <= MINUTE_SECONDS) return secondsAsMmSs(seconds);
  return t('gameDetail.eventSpan', { from: secondsAsMmSs(since), to: secondsAsMmSs(seconds) });
}
