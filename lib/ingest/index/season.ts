import type { GameDetail } from '../../domain/match/game';
import type { NewsArticle } from '../../domain/news/news';
import { EntityIndex } from './entity-index';
import { MatchIndex } from './match-index';
import { RatingIndex } from './rating-index';
import { StatsIndex } from './stats-index';

/** Everything that documents are derived from. */
export type Season = {
  readonly matchIndex: MatchIndex;
  readonly entities: EntityIndex;
  /** Games that were received and are not written yet, by match. */
  readonly games: Map<number, readonly GameDetail[]>;
  /** Games of the matches that run or are just over, by match: the homepage needs figures of those under way whenever it is derived. */
  readonly recentGames: Map<number, readonly GameDetail[]>;
  /** The figures of all games received so far. */
  readonly stats: StatsIndex;
  readonly ratings: RatingIndex;
  /** Articles from feeds, by id. */
  readonly articles: ReadonlyMap<string, NewsArticle>;
  /** The site's clock, milliseconds since 1970. */
  readonly now: () => number;
};

export function emptySeason(now: () => number, articles: Season['articles']): Season {
  const [matchIndex, stats] = [new MatchIndex(), new StatsIndex()];
  const ratings = new RatingIndex(matchIndex, stats);
  return { matchIndex, entities: new EntityIndex(), games: new Map(), recentGames: new Map(), stats, ratings, articles, now };
}
