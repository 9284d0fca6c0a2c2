import type { GameDetail } from '../../match/game';
import { goldCurve, type GoldCurve } from '../../match/gold-curve';
import type { Chance, FinishedMatch } from '../../match/match';
import type { WinnerMeans } from '../../match/role-norms';
import type { MatchDocument } from '../../models/read-models';
import type { Coverage } from '../../statistics/coverage';
import { playerLines, recapFacts, type RecapFacts, type RecapGame, type RecapPlayer } from '../recap';
import type { Angle } from '../digest';

/**
 * What a digest's page shows beside results: figures only, each left out where
 * the data lacks it (docs/decisions/0041).
 */

type Before = {
  readonly means?: WinnerMeans | undefined;
  readonly chance?: Chance | null | undefined;
  readonly onward?: MatchDocument['onward'];
};

type InGame = { readonly matchId: number; readonly game: number };
type OfPlayer = { readonly matchId: number; readonly player: RecapPlayer };

export type DigestNumber =
  /** The largest gold deficit of a game's winner. */
  | (InGame & { readonly kind: 'comeback'; readonly value: number })
  /** Seconds; only where every length is known. */
  | (InGame & { readonly kind: 'longest' | 'shortest'; readonly value: number })
  /** Kills of both teams in one game. */
  | (InGame & { readonly kind: 'kills'; readonly value: number })
  /** Share of the team's damage over a match, 0 to 1. */
  | (OfPlayer & { readonly kind: 'damage'; readonly value: number })
  | (OfPlayer & { readonly kind: 'pentas'; readonly value: number });

type DigestPlayer = OfPlayer & {
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly games: number;
  /** The player's share of the team's damage, 0 to 1, if it was the largest of the match or nobody dealt more; null if not, or not known. */
  readonly damageShare: number | null;
};

export type DigestPicture = InGame & {
  readonly curve: GoldCurve;
  readonly lengthSeconds: number | null;
};

export type DigestFacts = {
  /** At most three, the most telling first. */
  readonly numbers: readonly DigestNumber[];
  /** The player of the headline's match; null where figures of a game are missing. */
  readonly player: DigestPlayer | null;
  /** The gold line of the game of the headline's match that turned most, else of its last one; without one, of another match. */
  readonly picture: DigestPicture | null;
  /** Facts of the headline's match. */
  readonly lead: {
    readonly comeback: { readonly game: number; readonly minute: number; readonly gold: number } | null;
    /** What its winner was given before it, 0 to 1. */
    readonly chance: number | null;
  } & Pick<RecapFacts, 'meant' | 'next'>;
  readonly coverage: Coverage;
};

type CoveredMatch = { readonly match: FinishedMatch; readonly games: readonly GameDetail[]; readonly facts: RecapFacts };

const MOST_NUMBERS = 3;
const LONG_SECONDS = 38 * 60;
const SHORT_SECONDS = 24 * 60;
/** A win after a smaller deficit is not called a comeback. */
const COMEBACK_GOLD = 3_000;
/** Figures of a recap that draw on earlier matches are left out here. */
const NO_PAST: Omit<MatchDocument, 'match'> = {
  form: { left: { teamId: 0, matches: [] }, right: { teamId: 0, matches: [] } },
  headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
};

type WeighedNumber = { readonly number: DigestNumber; readonly weight: number };

/** The best by a figure; undefined where none has one. */
function most<Value>(values: readonly Value[], figure: (value: Value) => number | null): readonly [Value, number] | undefined {
  let best: readonly [Value, number] | undefined;
  for (const value of values) {
    const own = figure(value);
    if (own !== null && (!best || own > best[1])) best = [value, own];
  }
  return best;
}

function comebackOf({ behind }: RecapGame): number | null {
  return behind && behind.gold >= COMEBACK_GOLD ? behind.gold : null;
}

type PlayedGame = { readonly matchId: number; readonly game: RecapGame };

function gameNumbers(played: readonly PlayedGame[]): WeighedNumber[] {
  const found: WeighedNumber[] = [];
  const add = (
    kind: 'comeback' | 'longest' | 'shortest' | 'kills',
    best: readonly [PlayedGame, number] | undefined,
    weigh: (value: number) => number,
  ) => {
    if (!best) return;
    const [{ matchId, game }, value] = best;
    found.push({ number: { kind, matchId, game: game.number, value }, weight: weigh(value) });
  };
  add(
    'comeback',
    most(played, ({ game }) => comebackOf(game)),
    (gold) => 40 + gold / 150,
  );
  add(
    'kills',
    most(played, ({ game }) => game.kills && game.kills.winner + game.kills.loser),
    (kills) => 25 + kills / 2,
  );
  if (played.every(({ game }) => game.lengthSeconds !== null)) {
    const longest = most(played, ({ game }) => game.lengthSeconds);
    const shortest = most(played, ({ game }) => -(game.lengthSeconds ?? 0));
    add('longest', longest, (seconds) => 42 + (seconds - LONG_SECONDS) / 30);
    if (shortest && shortest[0] !== longest?.[0])
      add('shortest', [shortest[0], -shortest[1]], (seconds) => 40 + (SHORT_SECONDS - seconds) / 15);
  }
  return found;
}

function playerNumbers(covered: readonly CoveredMatch[], star: DigestPlayer | null): WeighedNumber[] {
  const pentas = covered.flatMap(({ match, facts }) =>
    facts.pentaKills.map(({ count, ...player }): WeighedNumber => ({
      number: { kind: 'pentas', matchId: match.id, player, value: count },
      weight: 200,
    })),
  );
  const damage = most(covered, ({ facts }) => facts.largestShare?.share ?? null);
  const dealt = damage?.[0].facts.largestShare;
  if (!damage || !dealt || dealt.id === star?.player.id) return pentas.slice(0, 1);
  const { damage: _sum, share, ...player } = dealt;
  return [
    ...pentas.slice(0, 1),
    { number: { kind: 'damage', matchId: damage[0].match.id, player, value: share }, weight: 30 + (share - 0.25) * 150 },
  ];
}

/** A longest and a shortest game side by side say less than two different figures. */
function pick(weighed: readonly WeighedNumber[]): DigestNumber[] {
  const sorted = [...weighed].sort((a, b) => b.weight - a.weight);
  const lengths = sorted.filter(({ number: { kind } }) => kind === 'longest' || kind === 'shortest');
  const spare = sorted.length > MOST_NUMBERS ? lengths[1] : undefined;
  return sorted
    .filter((each) => each !== spare)
    .slice(0, MOST_NUMBERS)
    .map(({ number }) => number);
}

/** The player of the match; null where figures of a game are missing: who stood out is not known then. */
function starOf({ match, games, facts }: CoveredMatch): DigestPlayer | null {
  const { playerOfTheMatch: best, mostDamage, largestShare } = facts;
  const line = playerLines(
    match,
    games.filter(({ status }) => status === 'finished'),
  ).find(({ player }) => player.id === best?.id);
  if (!best || !line) return null;
  const { id, name, side } = best;
  const { kills, deaths, assists, games: count } = line;
  return {
    matchId: match.id,
    player: { id, name, side },
    ...{ kills, deaths, assists, games: count },
    damageShare: [mostDamage, largestShare].find((dealt) => dealt?.id === id)?.share ?? null,
  };
}

function pictureOf(covered: readonly CoveredMatch[]): DigestPicture | null {
  for (const { match, games, facts } of covered) {
    const turned = [...facts.games].reverse().sort((a, b) => (b.behind?.gold ?? 0) - (a.behind?.gold ?? 0));
    for (const { number } of turned) {
      const detail = games.find(({ position }) => position === number);
      const curve = detail && goldCurve(detail.frames);
      if (curve) return { matchId: match.id, game: number, curve, lengthSeconds: detail.lengthSeconds };
    }
  }
  return null;
}

/** The facts of a digest, from its matches and the games of those that were read, by match. `before`: what was known when the headline's match began, and `onward` where it leads. */
export function digestFacts(
  matches: readonly FinishedMatch[],
  angle: Angle,
  gamesOf: ReadonlyMap<number, readonly GameDetail[]>,
  before: Before = {},
): DigestFacts {
  const covered = matches.map((match): CoveredMatch => {
    const games = gamesOf.get(match.id) ?? [];
    return {
      match,
      games,
      facts: recapFacts(
        match,
        { ...NO_PAST, winnerMeans: before.means, ...(match.id === angle.matchId ? { onward: before.onward } : {}) },
        games,
      ),
    };
  });
  const played = covered.flatMap(({ match, facts }) => facts.games.map((game) => ({ matchId: match.id, game })));
  const ofLead = covered.find(({ match }) => match.id === angle.matchId);
  const player = ofLead ? starOf(ofLead) : null;
  const lead = most(ofLead?.facts.games ?? [], (game) => (game.winner === angle.winner ? comebackOf(game) : null))?.[0];
  return {
    numbers: pick([...gameNumbers(played), ...playerNumbers(covered, player)]),
    player,
    picture: pictureOf(ofLead ? [ofLead, ...covered] : covered),
    lead: {
      comeback: lead?.behind ? { game: lead.number, ...lead.behind } : null,
      chance: (angle.winner && before.chance?.[angle.winner]) ?? null,
      meant: ofLead?.facts.meant ?? [],
      next: ofLead?.facts.next ?? null,
    },
    coverage: {
      games: played.length,
      withFigures: covered.reduce((sum, { facts }) => sum + facts.coverage.withFigures, 0),
    },
  };
}
