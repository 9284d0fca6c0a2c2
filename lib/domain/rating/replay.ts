import type { RatedMatch } from './rated-match';
import { RatingModel } from './rating-model';

/** What the games of all matches lead to. */
export type Replay = {
  /** Has learned from every match that is over. */
  readonly model: RatingModel;
  /** The left side's chance, by match, before each of the matches began; null where neither team had played. */
  readonly chances: ReadonlyMap<number, number | null>;
};

type Over = RatedMatch & { readonly endAt: number };

type Watch = {
  readonly onLearned?: (model: RatingModel, match: Over) => void;
  /** Instants, in their order, at which to look at what had been learned until then. */
  readonly moments?: readonly number[];
  readonly onMoment?: (model: RatingModel, moment: number) => void;
};

const inTurn = (a: RatedMatch, b: RatedMatch): number => a.beginAt - b.beginAt || a.id - b.id;

/** The matches that ratings follow from, in the order in which they ended. */
export function matchesOver(matches: readonly RatedMatch[]): Over[] {
  return matches
    .flatMap((match) => (match.endAt === null || match.games.length === 0 ? [] : [{ ...match, endAt: match.endAt }]))
    .sort((a, b) => a.endAt - b.endAt || inTurn(a, b));
}

/**
 * Replays all matches in the order of their starts and ends: the chance of each is based on what was over when it began, and nothing else. The same matches
 * give the same ratings, in whichever order they are named.
 * @param matches that have begun
 */
export function replay(matches: readonly RatedMatch[], { onLearned, moments = [], onMoment }: Watch = {}): Replay {
  const model = new RatingModel();
  const chances = new Map<number, number | null>();
  const over = matchesOver(matches)[Symbol.iterator]();
  const looks = moments[Symbol.iterator]();
  let match = over.next();
  let look = looks.next();
  const lookUntil = (now: number): void => {
    for (; !look.done && look.value < now; look = looks.next()) onMoment?.(model, look.value);
  };
  const learnUntil = (now: number): void => {
    for (; !match.done && match.value.endAt <= now; match = over.next()) {
      lookUntil(match.value.endAt);
      model.learn(match.value);
      onLearned?.(model, match.value);
    }
  };
  for (const each of [...matches].sort(inTurn)) {
    learnUntil(each.beginAt);
    chances.set(each.id, model.chance(each));
  }
  learnUntil(Infinity);
  lookUntil(Infinity);
  return { model, chances };
}
