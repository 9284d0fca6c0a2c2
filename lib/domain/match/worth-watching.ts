import { leagueRank } from '../leagues/league-table';
import type { GameDetail } from './game';
import type { MatchSummary } from './match';
import { certainGames } from './match-length';
import { isFed } from './spoilers';

/**
 * How much a finished match is worth watching without knowing how it ended
 * (docs/product.md#worth-watching, docs/decisions/0046). Neither a winner nor a score is
 * among what it looks at, nor a game that need not have been played, nor anything that follows
 * from other results, as chances do.
 */

export const MOST_FLAMES = 5;

/** Measures of a game's course, each from 0 to 1; none of them identifies a team. */
export type GameTension = {
  /** Times that the gold lead went from one team to the other. */
  readonly leadChanges: number;
  /** The largest lead that did not last: the lesser of the largest leads of both teams. */
  readonly swing: number;
  /** How close the teams were in gold. */
  readonly closeness: number;
  readonly length: number;
};

/** Gold is sampled at this interval and at the end, so that more frames do not make a game wilder. */
const STEP_SECONDS = 300;
/** A smaller lead (in percent of all gold) counts as none. */
const LEAST_LEAD = 0.5;
const LARGE_SWING = 6;
const FAR_APART = 10;
const MOST_LEAD_CHANGES = 2;
const [SHORT_SECONDS, LONG_SECONDS] = [24 * 60, 40 * 60];

const within01 = (value: number): number => Math.min(1, Math.max(0, value));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type GoldPair = { readonly one: number | null | undefined; readonly other: number | null | undefined };

/** The lead of the first team in per cent of all gold; null where it is not known. */
function leadOf({ one, other }: GoldPair): number | null {
  if (one === null || one === undefined || other === null || other === undefined || one + other <= 0) return null;
  return (100 * (one - other)) / (one + other);
}

/** The leads of a game's first team at each step that is known, and at its end. Null where the course or the end is not known. */
function leadsOf({ frames, teams }: Pick<GameDetail, 'frames' | 'teams'>): number[] | null {
  const [one, other] = teams;
  if (!one || !other) return null;
  const end = leadOf({ one: one.gold, other: other.gold });
  const bySteps = new Map<number, number>();
  for (const frame of frames) {
    const goldOf = (id: number) => frame.teams.find((team) => team.id === id)?.gold;
    const lead = leadOf({ one: goldOf(one.id), other: goldOf(other.id) });
    const step = Math.floor(frame.seconds / STEP_SECONDS);
    if (lead !== null && step > 0 && !bySteps.has(step)) bySteps.set(step, lead);
  }
  if (end === null || bySteps.size < 2) return null;
  return [...[...bySteps].sort(([a], [b]) => a - b).map(([, lead]) => lead), end];
}

/** The tension of a game; null where gold during the game or at its end, or its length, is not known. */
export function gameTension(game: Pick<GameDetail, 'frames' | 'teams' | 'lengthSeconds'>): GameTension | null {
  const leads = leadsOf(game);
  if (leads === null || game.lengthSeconds === null) return null;
  const signs = leads.filter((lead) => Math.abs(lead) >= LEAST_LEAD).map(Math.sign);
  const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
  const [highest, lowest] = [Math.max(...leads), Math.min(...leads)];
  return {
    leadChanges: within01(changes / MOST_LEAD_CHANGES),
    swing: within01(Math.min(highest, -lowest) / LARGE_SWING),
    closeness: within01(1 - mean(leads.map(Math.abs)) / FAR_APART),
    length: within01((game.lengthSeconds - SHORT_SECONDS) / (LONG_SECONDS - SHORT_SECONDS)),
  };
}

const ROUNDS = { grandFinal: 1, final: 1, third: 0.6, semifinals: 0.8, quarterfinals: 0.7, round: 0.6 } as const;
/** The stakes of a match that is not in a late round of a bracket. */
const EARLY = 0.25;
/** Leagues by their place in the order of leagues: the first four, the other top leagues, those that are known, all others. */
const LEAGUES = [
  [4, 1],
  [9, 0.8],
  [100, 0.4],
] as const;

/** What was at stake, as known before the match: from 0 to 1. */
function stakesOf({ leagueId, round }: Pick<MatchSummary, 'leagueId' | 'round'>): number {
  const ofLeague = LEAGUES.find(([places]) => leagueRank(leagueId) < places)?.[1] ?? 0;
  return (ofLeague + (round && isFed({ round }) ? ROUNDS[round.name] : EARLY)) / 2;
}

/** How much each part counts; together 1. */
export const WORTH_WEIGHTS = {
  stakes: 0.33,
  closeness: 0.22,
  swing: 0.22,
  leadChanges: 0.14,
  length: 0.09,
} as const;

type WorthInput = {
  /** One for every game that was played, in their order; null for a game whose course is not known. */
  readonly games: readonly (GameTension | null)[];
  readonly match: Pick<MatchSummary, 'leagueId' | 'round' | 'matchType' | 'numOfGames'>;
};

/** The score, from 0 to 1; null where the course of a game is not known. Only games that are played in any case count, so that of two series of one format as many count. */
export function worthScore({ games, match }: WorthInput): number | null {
  const counted = games.slice(0, certainGames(match));
  const known = counted.filter((game) => game !== null);
  if (known.length === 0 || known.length < counted.length) return null;
  const part = (key: keyof GameTension) => WORTH_WEIGHTS[key] * mean(known.map((game) => game[key]));
  return part('closeness') + part('swing') + part('leadChanges') + part('length') + WORTH_WEIGHTS.stakes * stakesOf(match);
}

/**
 * From these scores on there are two, three, four and five flames, by the games
 * that are certain: of the matches of 2022 and 2023 a tenth has five and a fifth
 * has one in each format, so that flames do not depend on the format either.
 */
const FLAME_SCORES: readonly { readonly certain: number; readonly scores: readonly number[] }[] = [
  { certain: 1, scores: [0.204, 0.309, 0.458, 0.558] },
  { certain: 2, scores: [0.279, 0.36, 0.435, 0.513] },
  { certain: 3, scores: [0.337, 0.424, 0.488, 0.58] },
];

/** One to five flames; null where too little is known. */
export function worthWatching(input: WorthInput): number | null {
  const score = worthScore(input);
  const certain = certainGames(input.match);
  const lines = FLAME_SCORES.find((each) => each.certain >= certain) ?? FLAME_SCORES.at(-1);
  return score === null || lines === undefined ? null : 1 + lines.scores.filter((least) => score >= least).length;
}
