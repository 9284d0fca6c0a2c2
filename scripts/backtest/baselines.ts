import type { RatedMatch } from '../../lib/domain/rating/rated-match';
import { mostGames } from '../../lib/domain/match/match-length';
import { majorityChance } from '../../lib/domain/rating/series-chance';

/**
 * What the rating model is compared with. Each gives the left side's chance
 * before every match, from the matches before it in their order by start.
 */
type Baseline = (matches: readonly RatedMatch[]) => Map<number, number>;

/** Wins of a match's left side; half a win for a draw. */
export function outcomeOf({ leftId, games }: RatedMatch): number {
  const won = games.filter(({ winnerId }) => winnerId === leftId).length * 2;
  return won > games.length ? 1 : won === games.length ? 0.5 : 0;
}

/** Neither team is favoured. */
export const even: Baseline = (matches) => new Map(matches.map(({ id }) => [id, 0.5]));

/** The team that has won more of its matches wins as often as such teams have until then. */
export const betterRecord: Baseline = (matches) => {
  const records = new Map<number, { won: number; played: number }>();
  let [right, called] = [1, 2];
  const shareOf = (id: number) => {
    const { won, played } = records.get(id) ?? { won: 0, played: 0 };
    return (won + 1) / (played + 2);
  };
  return new Map(
    matches.map((match): [number, number] => {
      const lead = shareOf(match.leftId) - shareOf(match.rightId);
      const outcome = outcomeOf(match);
      const chance = lead === 0 ? 0.5 : lead > 0 ? right / called : 1 - right / called;
      if (lead !== 0) {
        called += 1;
        right += lead > 0 ? outcome : 1 - outcome;
      }
      for (const [id, won] of [
        [match.leftId, outcome],
        [match.rightId, 1 - outcome],
      ] as const) {
        const record = records.get(id) ?? { won: 0, played: 0 };
        records.set(id, { won: record.won + won, played: record.played + 1 });
      }
      return [match.id, chance];
    }),
  );
};

const START = 1500;
const SCALE = 400;
const K = 20;

/** The plain Elo rating over games, as it is usually computed. */
export const elo: Baseline = (matches) => {
  const ratings = new Map<number, number>();
  const ratingOf = (id: number) => ratings.get(id) ?? START;
  return new Map(
    matches.map((match): [number, number] => {
      const { leftId, rightId, games } = match;
      const expected = () => 1 / (1 + 10 ** ((ratingOf(rightId) - ratingOf(leftId)) / SCALE));
      const chance = majorityChance(expected(), mostGames(match));
      for (const { winnerId } of games) {
        const step = K * ((winnerId === leftId ? 1 : 0) - expected());
        ratings.set(leftId, ratingOf(leftId) + step);
        ratings.set(rightId, ratingOf(rightId) - step);
      }
      return [match.id, chance];
    }),
  );
};
