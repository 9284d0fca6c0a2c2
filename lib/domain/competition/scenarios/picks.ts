import type { FinishedSummary, MatchSummary } from '../../match/match';
import { rankFromMatches, type StandingsRow } from '../standings';
import { tiebreakOrder } from '../tiebreaks';
import { isUndecided, type Fixture, type Race } from './race';
import { chanceToWin, winnerIn, type ScoreOption } from '../../match/score-options';

/** What a visitor decides of a match that is left: who wins it, and perhaps by which score. */
export type Pick = {
  readonly winner: 'left' | 'draw' | 'right';
  /** Null while only the winner is picked. */
  readonly score: { readonly left: number; readonly right: number } | null;
};
export type Picks = ReadonlyMap<number, Pick>;

export const NO_PICKS: Picks = new Map();

/** The scores that a pick leaves. */
function optionsAfter(options: readonly ScoreOption[], { winner, score }: Pick): ScoreOption[] {
  return options.filter((option) =>
    score === null ? winnerIn(option) === winner : option.left === score.left && option.right === score.right,
  );
}

function decided(fixture: Fixture, pick: Pick | undefined): Fixture {
  const left = pick === undefined ? [] : optionsAfter(fixture.options, pick);
  if (left.length === 0) return fixture;
  const sum = left.reduce((all, { weight }) => all + weight, 0);
  // A result that cannot come has no chances to keep: its scores are alike.
  return { ...fixture, options: left.map((option) => ({ ...option, weight: sum > 0 ? option.weight / sum : 1 / left.length })) };
}

/** The race with the picked matches decided; with only a winner picked the score stays open. */
export function raceAfter(race: Race, picks: Picks): Race {
  return picks.size === 0 ? race : { ...race, fixtures: race.fixtures.map((fixture) => decided(fixture, picks.get(fixture.matchId))) };
}

function playedOut(match: MatchSummary, { winner, score }: Pick): FinishedSummary {
  const { left, right } = match;
  return {
    ...match,
    status: 'finished',
    endAt: null,
    forfeit: false,
    ...(winner === 'draw' ? { winnerId: null, drawn: true } : { winnerId: match[winner].id }),
    left: { ...left, score: score?.left ?? 0 },
    right: { ...right, score: score?.right ?? 0 },
  };
}

/** The table with the picks counted: games only where a score is picked. */
export function rowsAfter(rows: readonly StandingsRow[], matches: readonly MatchSummary[], picks: Picks): StandingsRow[] {
  const played = matches.map((match) => {
    const pick = picks.get(match.id);
    return pick === undefined ? match : playedOut(match, pick);
  });
  return rankFromMatches(
    rows.map(({ team }) => team),
    played,
    tiebreakOrder(matches[0]?.leagueId ?? 0),
  );
}

const WINNERS: readonly Pick['winner'][] = ['left', 'draw', 'right'];

/** The picks, and the likeliest winner of every other match whose chances are known. */
export function withFavourites(race: Race, picks: Picks): Picks {
  const favourites = race.fixtures
    .filter((fixture) => fixture.rated && isUndecided(fixture))
    .map(({ matchId, options }): [number, Pick] => {
      const winner = WINNERS.reduce((best, of) => (chanceToWin(options, of) > chanceToWin(options, best) ? of : best));
      return [matchId, { winner, score: null }];
    });
  return new Map([...favourites, ...picks]);
}

/**
 * Picks as a link carries them: "match.winner" or "match.winner.won-lost", by
 * ids, the winner of a draw being 0; between them commas.
 */
export function picksText(race: Race, picks: Picks): string {
  return race.fixtures
    .flatMap(({ matchId, left, right }) => {
      const pick = picks.get(matchId);
      if (pick === undefined) return [];
      const { winner, score } = pick;
      const winnerId = winner === 'draw' ? 0 : race.teamIds[winner === 'left' ? left : right];
      const games = score === null ? [] : [`${Math.max(score.left, score.right)}-${Math.min(score.left, score.right)}`];
      return [[matchId, winnerId, ...games].join('.')];
    })
    .join(',');
}

const PICK = /^(\d{1,15})\.(\d{1,15})(?:\.(\d)-(\d))?$/;

type ReadPicks = {
  readonly picks: Picks;
  /** How many of the text are no longer open in this race, or never were. */
  readonly lost: number;
};

function pickIn(race: Race, matchId: number, winnerId: number, games: readonly [number, number] | null): Pick | null {
  const fixture = race.fixtures.find((each) => each.matchId === matchId);
  if (fixture === undefined) return null;
  const side = winnerId === race.teamIds[fixture.left] ? 'left' : winnerId === race.teamIds[fixture.right] ? 'right' : null;
  const winner: Pick['winner'] | null = winnerId === 0 ? 'draw' : side;
  if (winner === null) return null;
  const [most, fewest] = games ?? [0, 0];
  const score = games === null ? null : winner === 'right' ? { left: fewest, right: most } : { left: most, right: fewest };
  const pick: Pick = { winner, score };
  const possible = optionsAfter(fixture.options, pick).some((option) => winnerIn(option) === winner);
  return possible ? pick : null;
}

/** Null where the text is none that `picksText` writes. */
export function readPicks(race: Race, text: string): ReadPicks | null {
  const found = new Map<number, Pick>();
  let lost = 0;
  for (const part of text.split(',')) {
    const [whole, matchId, winnerId, most, fewest] = PICK.exec(part) ?? [];
    if (whole === undefined) return null;
    const games = most === undefined || fewest === undefined ? null : ([Number(most), Number(fewest)] as const);
    const pick = pickIn(race, Number(matchId), Number(winnerId), games);
    if (pick === null) lost += 1;
    else found.set(Number(matchId), pick);
  }
  return { picks: found, lost };
}
