import type { Match } from '../domain/match/match';
import type { Rejection } from '../source/match-source';
import type { MatchIndex } from './index/match-index';

/** More matches than this are not gone at a source's first word. */
const MOST_GONE_AT_ONCE = 20;

/** What a source says and is not believed: an answer of yesterday, and that many matches are gone at once. */
export class Doubts {
  /** Matches that the source took back with many others, and has not named since. */
  readonly #doubted = new Set<number>();

  constructor(
    private readonly matches: () => MatchIndex,
    private readonly report: (rejections: readonly Rejection[]) => void,
  ) {}

  /** The source has named these matches. */
  dispel(matches: readonly Match[]): void {
    for (const { id } of matches) this.#doubted.delete(id);
  }

  /** Without those that are older than what is known. */
  noOlder(matches: readonly Match[]): Match[] {
    this.dispel(matches);
    return matches.filter(({ id, modifiedAt }) => {
      const known = this.matches().get(id);
      const isOlder = known !== null && Date.parse(modifiedAt) < Date.parse(known.modifiedAt);
      if (isOlder) this.report([{ kind: 'malformed', entity: 'match', id: String(id), reason: 'older than what is known' }]);
      return !isOlder;
    });
  }

  /** Those of `ids` that are believed to be gone: all where they are few; of many those that the source took back before, the others stay until it does so again. */
  gone(ids: readonly number[]): readonly number[] {
    const known = ids.filter((id) => this.matches().get(id) !== null);
    if (known.length <= MOST_GONE_AT_ONCE) return ids;
    const doubted = known.filter((id) => !this.#doubted.has(id));
    for (const id of doubted) this.#doubted.add(id);
    const reason = `gone with ${known.length - 1} others: kept until the source says so once more`;
    this.report(doubted.map((id) => ({ kind: 'malformed', entity: 'match', id: String(id), reason })));
    return known.filter((id) => !doubted.includes(id));
  }
}
