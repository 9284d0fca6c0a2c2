import { DAY_MS, WEEK_MS } from '../../domain/values/durations';
import type { Against, Chance, Match } from '../../domain/match/match';
import { openPairing } from '../../domain/match/open-pairing';
import type { RatedMatch } from '../../domain/rating/rated-match';
import { matchesOver, replay, type Replay } from '../../domain/rating/replay';
import { RANKED_DAYS, RANKED_MATCHES, ratingOf } from '../../domain/rating/rankings';
import type { Strength } from '../../domain/rating/rating-model';
import { pairingLike, pairingOf, ratedMatch } from './rated-match';
import type { MatchIndex } from './match-index';
import type { StatsIndex } from './stats-index';

/** Half a year of weeks, the current one included. */
const WEEKS = 27;
const LEAST_CHANCE = 0.001;

/** A team's rating after a match. */
export type RatedMoment = { readonly match: RatedMatch; readonly endAt: number; readonly strength: Strength };

/** Ids of matches whose chances differ, and of teams whose ratings may. */
export type RatingChanges = { readonly matches: readonly number[]; readonly teams: readonly number[] };

type Ratings = Replay & {
  readonly version: string;
  /** When the last match that counts was over; null while none does. */
  readonly asOf: number | null;
  /** Numbers of matches and games that the ratings follow from. */
  readonly matches: number;
  readonly games: number;
  /** The ratings of each team (by id) after each of its matches, oldest first. */
  readonly courses: Courses;
  /** The ratings of all teams at the same hour of each week before `asOf`, oldest first; the last is `asOf` itself. */
  readonly weeks: readonly RatedWeek[];
};

type Courses = ReadonlyMap<number, readonly RatedMoment[]>;

type RatedWeek = {
  readonly at: number;
  readonly strengths: ReadonlyMap<number, Strength>;
  /** Ids of the teams that had a place, best first. */
  readonly placed: readonly number[];
};

function placedAt(at: number, strengths: ReadonlyMap<number, Strength>, courses: Courses): number[] {
  return [...strengths]
    .filter(([teamId]) => {
      const course = courses.get(teamId) ?? [];
      const last = course.at(-1);
      return last !== undefined && course.length >= RANKED_MATCHES && last.endAt >= at - RANKED_DAYS * DAY_MS;
    })
    .sort(([idA, a], [idB, b]) => b.mean - a.mean || idA - idB)
    .map(([teamId]) => teamId);
}

function ratingsOf(matches: readonly RatedMatch[], version: string): Ratings {
  const over = matchesOver(matches);
  const asOf = over.at(-1)?.endAt ?? null;
  const courses = new Map<number, RatedMoment[]>();
  const weeks: RatedWeek[] = [];
  const moments = asOf === null ? [] : Array.from({ length: WEEKS }, (_, week) => asOf - (WEEKS - 1 - week) * WEEK_MS);
  const replayed = replay(matches, {
    onLearned: (model, match) => {
      for (const teamId of [match.leftId, match.rightId]) {
        const strength = model.strengthOf(teamId, match.endAt);
        const course = courses.get(teamId) ?? [];
        if (strength !== null) courses.set(teamId, course);
        if (strength !== null) course.push({ match, endAt: match.endAt, strength });
      }
    },
    moments,
    onMoment: (model, at) => {
      const strengths = new Map<number, Strength>();
      for (const teamId of courses.keys()) {
        const strength = model.strengthOf(teamId, at);
        if (strength !== null) strengths.set(teamId, strength);
      }
      weeks.push({ at, strengths, placed: placedAt(at, strengths, courses) });
    },
  });
  return {
    ...replayed,
    version,
    asOf,
    matches: over.length,
    games: over.reduce((sum, { games }) => sum + games.length, 0),
    courses,
    weeks,
  };
}

/** Chances to three decimals, never 0 or 1. */
function chanceOf(left: number): Chance {
  const rounded = Math.round(Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, left)) * 1000) / 1000;
  return { left: rounded, right: Math.round((1 - rounded) * 1000) / 1000 };
}

/**
 * Ratings of all teams, and chances of all matches. Whenever a result changes,
 * all games are played anew: for a decade of them that takes less than a second, and a
 * result that is put right leads to the same as if it had always been so.
 */
export class RatingIndex {
  #ratings: Ratings | null = null;
  /** The chances by match when `takeChanged` was last called. */
  #reported: { readonly version: string; readonly chances: ReadonlyMap<number, string> } = { version: '', chances: new Map() };

  constructor(
    private readonly matchIndex: MatchIndex,
    private readonly stats: StatsIndex,
  ) {}

  get ratings(): Ratings {
    const version = `${this.matchIndex.resultsVersion}/${this.stats.version}`;
    if (this.#ratings?.version === version) return this.#ratings;
    const matches = [...this.matchIndex.all()].flatMap((match) => ratedMatch(match, this.stats) ?? []);
    return (this.#ratings = ratingsOf(matches, version));
  }

  /** The chances in a match before it begins (or as they were then); null where an opponent is unknown or neither has played yet. */
  chanceOf(match: Match): Chance | null {
    const pairing = pairingOf(match);
    if (pairing === null || match.status === 'canceled') return null;
    const { chances, model } = this.ratings;
    const stood = chances.get(match.id);
    const left = stood === undefined ? model.chance(pairing) : stood;
    return left === null ? null : chanceOf(left);
  }

  /** The sum of both teams' ratings when a match begins; null while one is unknown or has not played yet. */
  strengthIn(match: Match): number | null {
    const pairing = pairingOf(match);
    if (pairing === null) return null;
    const { model } = this.ratings;
    const [left, right] = [model.strengthOf(pairing.leftId, pairing.beginAt), model.strengthOf(pairing.rightId, pairing.beginAt)];
    return left === null || right === null ? null : ratingOf(left) + ratingOf(right);
  }

  /** The chance (0–1) that a team would beat another one now, if they met as in `match`; null where neither has played yet. Averaged over both orders, because the team named first has the blue side more often. */
  chanceBetween(teamId: number, otherId: number, match: Match): number | null {
    const { model } = this.ratings;
    const [one, other] = [model.chance(pairingLike(match, teamId, otherId)), model.chance(pairingLike(match, otherId, teamId))];
    return one === null || other === null ? null : chanceOf((one + 1 - other) / 2).left;
  }

  /** The chances of the known team of a match against each that may come to the open side; none where neither has played yet. */
  chancesAgainst(match: Match): Against[] {
    const pairing = openPairing(match);
    if (pairing === null) return [];
    return pairing.opponents.flatMap(({ id, name }) => {
      const chance = this.chanceBetween(pairing.teamId, id, match);
      return chance === null ? [] : [{ teamId: id, name, chance }];
    });
  }

  /** The changes since the last call: ids of matches whose chances changed, and of all teams if any rating has. */
  takeChanged(): RatingChanges {
    const { version, courses } = this.ratings;
    if (version === this.#reported.version) return { matches: [], teams: [] };
    const chances = new Map<number, string>();
    for (const match of this.matchIndex.all())
      chances.set(match.id, [this.chanceOf(match)?.left, ...this.chancesAgainst(match).map(({ chance }) => chance)].join());
    const matches = [...chances].flatMap(([id, known]) => (known === (this.#reported.chances.get(id) ?? '') ? [] : [id]));
    this.#reported = { version, chances };
    return { matches, teams: [...courses.keys()] };
  }
}
