import type { Match } from '../domain/match/match';
import type { Rejection } from '../source/match-source';
import type { MatchIndex } from './index/match-index';

/** A source that removes more matches than this at once has to say so twice. */
const MOST_GONE_AT_ONCE = 20;

/** Claims of a source that are not accepted at once: versions of matches older than ours, and mass removals. */
export class Doubts {
  /** Matches whose removal, together with many others, is not accepted yet. */
  readonly #doubted = new Set<number>();

  constructor(
    private readonly matches: () => MatchIndex,
    private readonly report: (rejections: readonly Rejection[]) => void,
  ) {}

  /** The source has sent these matches: their removal is no longer in question. */
  clear(matches: readonly Match[]): void {
    for (const { id } of matches) this.#doubted.delete(id);
  }

  /** `matches` without versions older than the known ones, which are reported. */
  withoutOlder(matches: readonly Match[]): Match[] {
    this.clear(matches);
    return matches.filter(({ id, modifiedAt }) => {
      const known = this.matches().get(id);
      const isOlder = known !== null && Date.parse(modifiedAt) < Date.parse(known.modifiedAt);
      if (isOlder) this.report([{ kind: 'malformed', entity: 'match', id: String(id), reason: 'older than what is known' }]);
      return !isOlder;
    });
  }

  /** Which of these removals to accept: all if they are few, otherwise only those that the source sends for the second time. */
  acceptedRemovals(ids: readonly number[]): readonly number[] {
    const known = ids.filter((id) => this.matches().get(id) !== null);
    if (known.length <= MOST_GONE_AT_ONCE) return ids;
    const doubted = known.filter((id) => !this.#doubted.has(id));
    for (const id of doubted) this.#doubted.add(id);
    const reason = `gone with ${known.length - 1} others: kept until the source says so once more`;
    this.report(doubted.map((id) => ({ kind: 'malformed', entity: 'match', id: String(id), reason })));
    return known.filter((id) => !doubted.includes(id));
  }
}
