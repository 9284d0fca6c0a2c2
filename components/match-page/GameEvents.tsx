import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { listText } from '../../lib/domain/text/list-text';
import { formatShort, percentText, secondsAsMmSs } from '../../lib/domain/text/format';
import type { GamePlayer } from '../../lib/domain/match/game';
import { gameEvents, keyEvents, type CourseEvent, type TeamDeeds } from '../../lib/domain/match/game-events';
import type { PageGame } from '../../lib/domain/match/page-game';
import type { TurningPoint } from '../../lib/domain/match/turning-point';
import { sideName } from '../../lib/domain/match/match-names';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { didText } from './deed-texts';
import type { GameSide } from './game-sides';

/** So many lines show; the others unfold between them. */
const OPEN_LINES = 8;
/** Frames of a live feed are about a minute apart: a line that spans no more than this shows only its end. */
const MINUTE_SECONDS = 90;

/** In per mille: a smaller move of the chance would read as none in whole percent. */
const LEAST_MOVE = 10;

const Feed = styled.div`
  font-size: var(--fs-sm);

  & li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr) auto;
    gap: 2px var(--sp-3);
    align-items: baseline;
    padding: 8px 0;
  }
  & li {
    border-bottom: 1px solid var(--border-color);
  }
  & ol:last-child > li:last-child {
    border: 0;
  }
  & ol:has(+ details:not([open])) > [data-rest] {
    display: none;
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
  & small {
    color: var(--dim-text-color);
    font-size: inherit;
  }
  & small[data-part='duels'] {
    display: block;
    padding-left: 15px;
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
    min-height: var(--hit);
    color: var(--hl-color1);
    font-weight: 550;
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
  readonly game: Course & Pick<PageGame, 'status' | 'winnerId'> & { readonly players: readonly PlayerName[] };
  readonly sides: readonly [GameSide, GameSide];
  /** The moment at which the match turned; null if that was not in this game. */
  readonly turn?: Pick<TurningPoint, 'since' | 'seconds'> | null;
};

type Course = Pick<PageGame, 'curve' | 'course' | 'log'>;
type PlayerName = Pick<GamePlayer, 'id' | 'name'>;

/** Whether anything is known to have happened in a game. */
export function hasEvents({ curve, course, log }: Course): boolean {
  return gameEvents(curve, course, log).length > 0;
}

/** The events of a game as far as they are known: when, what, who, and how gold and win chance moved. While it is played the latest come first, after it those that count show. */
export function GameEvents({ game, sides, turn = null }: Props) {
  const t = useTranslate();
  const events = gameEvents(game.curve, game.course, game.log);
  const isRunning = game.status === 'running';
  const ordered = isRunning ? [...events].reverse() : events;
  const open = isRunning ? new Set(ordered.slice(0, OPEN_LINES)) : keyEvents(events, OPEN_LINES, turn);
  const folded = events.length - open.size;
  return (
    <Feed>
      <Lines events={ordered} open={open} sides={sides} players={game.players} chanceOf={game.winnerId ?? sides[0].team.id} />
      {folded === 0 ? null : (
        <details>
          <summary>{t('gameDetail.eventsEarlier', { count: folded })}</summary>
        </details>
      )}
    </Feed>
  );
}

type LinesProps = {
  readonly events: readonly CourseEvent[];
  readonly open: ReadonlySet<CourseEvent>;
  readonly sides: readonly GameSide[];
  readonly players: readonly PlayerName[];
  /** The team whose win chance every line gives. */
  readonly chanceOf: number;
};

function Lines({ events, open, sides, players, chanceOf }: LinesProps) {
  const t = useTranslate();
  const locale = useLocale();
  const sideOf = (id: number | null) => sides.find(({ team }) => team.id === id);
  const nameOf = (teamId: number | null) => {
    const side = sideOf(teamId);
    return side ? sideName(side.team, 'short') : '';
  };
  const ownChance = (perMille: number, teamId: number) => (teamId === chanceOf ? perMille : 1000 - perMille);
  return (
    <ol className="events">
      {events.map((event, index) => (
        <li key={`${event.seconds} ${index}`} data-rest={open.has(event) ? undefined : ''}>
          <time>{timeText(event, t)}</time>
          <span className="what">
            {event.teams.map((deeds) => (
              <span key={deeds.teamId} style={{ '--side-color': sideOf(deeds.teamId)?.color }}>
                {deeds.teamId === null ? null : <b>{nameOf(deeds.teamId)}</b>} {didText(deeds, event.since === null, locale, t)}
                <Who deeds={deeds} players={players} />
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
                  team: nameOf(chanceOf),
                  before: percentText(ownChance(event.chance.before, event.chance.teamId) / 1000, locale),
                  after: percentText(ownChance(event.chance.after, event.chance.teamId) / 1000, locale),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The killers and their victims, or the players who took an objective, as far as the source names them. */
function Who({ deeds, players }: { readonly deeds: TeamDeeds; readonly players: readonly PlayerName[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const nameOf = (id: number | undefined) => players.find((player) => player.id === id)?.name ?? '';
  const duels = (deeds.duels ?? []).flatMap(({ killerId, victimId }) => {
    const [killer, victim] = [nameOf(killerId), nameOf(victimId)];
    return killer === '' || victim === '' ? [] : [t('gameDetail.duel', { killer, victim })];
  });
  const takers = deeds.taken.map(({ playerId }) => nameOf(playerId)).filter((name) => name !== '');
  if (duels.length > 0) return <small data-part="duels">{listText(duels, locale)}</small>;
  return takers.length === 0 ? null : <small> {listText(takers, locale)}</small>;
}

function timeText({ seconds, since }: CourseEvent, t: Translate): string {
  if (since === null || seconds - since <= MINUTE_SECONDS) return secondsAsMmSs(seconds);
  return t('gameDetail.eventSpan', { from: secondsAsMmSs(since), to: secondsAsMmSs(seconds) });
}
