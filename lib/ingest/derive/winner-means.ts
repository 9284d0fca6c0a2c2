import { DAY_MS } from '../../domain/values/durations';
import { firstAfter } from '../../domain/values/first-after';
import { endOf, isFinished } from '../../domain/match/match-order';
import type { Role } from '../../domain/match/role';
import { WINNER_MEANS, type RoleFigure, type WinnerMeans } from '../../domain/match/role-norms';
import type { Season } from '../index/season';
import type { GameStatLines } from '../index/stats-index';

/** The games in this time before a match say what was usual then. */
const WINDOW_MS = 60 * DAY_MS;
/** The presumed means (`WINNER_MEANS`) weigh as much as so many games of a role. */
const PRESUMED_GAMES = 30;
const DIGITS: Readonly<Record<RoleFigure, number>> = { participation: 4, damageShare: 4, goldAhead: 1, deaths: 2 };

type Figures = Readonly<Record<RoleFigure, number>>;
/** The number of games, and the sums of their figures. */
type Sums = Readonly<Record<RoleFigure | 'games', number>>;
const NOTHING: Sums = { games: 0, participation: 0, damageShare: 0, goldAhead: 0, deaths: 0 };

function eachFigure<Value>(valueOf: (figure: RoleFigure) => Value): Record<RoleFigure, Value> {
  return {
    participation: valueOf('participation'),
    damageShare: valueOf('damageShare'),
    goldAhead: valueOf('goldAhead'),
    deaths: valueOf('deaths'),
  };
}

function combined(a: Sums, b: Sums, sign: 1 | -1): Sums {
  return { games: a.games + sign * b.games, ...eachFigure((figure) => a[figure] + sign * b[figure]) };
}

/** The figures of a game's winner in a role; null where one of them is not known, or the role is not held by one player. */
function winnerFigures({ players, winnerId, lengthSeconds }: GameStatLines, role: Role): Figures | null {
  const inRole = players.filter((line) => line.role === role);
  const own = inRole.find(({ teamId }) => teamId === winnerId);
  const other = inRole.find(({ teamId }) => teamId !== winnerId);
  if (!own || !other || inRole.length > 2 || !lengthSeconds) return null;
  const { teamKills, takedowns, teamDamage, sharedDamage, gold, deaths } = own.totals;
  if (teamKills === 0 || takedowns.games === 0 || teamDamage.total === 0 || gold.games === 0 || other.totals.gold.games === 0) return null;
  return {
    participation: takedowns.total / teamKills,
    damageShare: sharedDamage.total / teamDamage.total,
    goldAhead: (gold.total - other.totals.gold.total) / (lengthSeconds / 60),
    deaths,
  };
}

type SumsByRole = Readonly<Record<Role, Sums>>;
const NONE: SumsByRole = { top: NOTHING, jgl: NOTHING, mid: NOTHING, adc: NOTHING, support: NOTHING };

function eachRole<Value>(valueOf: (role: Role) => Value): Record<Role, Value> {
  return { top: valueOf('top'), jgl: valueOf('jgl'), mid: valueOf('mid'), adc: valueOf('adc'), support: valueOf('support') };
}

/** What winners had in each role in the two months before a match: of games that were over when it began, so that it never changes afterwards. */
export class UsualWinners {
  #version = '';
  /** The sums over all games until the end of each match. */
  #sums: readonly { readonly at: number; readonly until: SumsByRole }[] = [];

  constructor(private readonly season: Season) {}

  before(moment: number): WinnerMeans {
    const { matchIndex, stats } = this.season;
    const version = `${matchIndex.resultsVersion} ${stats.version}`;
    if (this.#version !== version) {
      this.#version = version;
      this.#sums = this.#sumUp();
    }
    const [until, since] = [this.#until(moment), this.#until(moment - WINDOW_MS)];
    return eachRole((role) => {
      const seen = combined(until[role], since[role], -1);
      return eachFigure((figure) => {
        const all = (seen[figure] + PRESUMED_GAMES * WINNER_MEANS[role][figure]) / (seen.games + PRESUMED_GAMES);
        return Number(all.toFixed(DIGITS[figure]));
      });
    });
  }

  #sumUp(): { at: number; until: SumsByRole }[] {
    const { matchIndex, stats } = this.season;
    const over = [...matchIndex.all()].filter(isFinished).filter(({ id }) => stats.has(id));
    const inOrder = over.map((match) => ({ match, at: endOf(match) })).sort((a, b) => a.at - b.at || a.match.id - b.match.id);
    let until = NONE;
    return inOrder.map(({ match, at }) => {
      for (const game of stats.of(match.id)) {
        const before = until;
        until = eachRole((role) => {
          const figures = winnerFigures(game, role);
          return figures === null ? before[role] : combined(before[role], { games: 1, ...figures }, 1);
        });
      }
      return { at, until };
    });
  }

  #until(moment: number): SumsByRole {
    return this.#sums[firstAfter(this.#sums, moment) - 1]?.until ?? NONE;
  }
}
