import type { GameDetail } from '../domain/match/game';
import type { Match } from '../domain/match/match';
import { feedingOf } from '../domain/match/match-rounds';
import type { NewsArticle } from '../domain/news/news';
import { scopesOf } from '../domain/statistics/scopes';
import type { LoadProgress, MatchChanges, MatchSource, SourceSnapshot } from '../source/match-source';
import { walkGames } from '../store/models/game-document';
import { admitMatches } from './admit-matches';
import { documentsOfNews } from './documents/news-to-update';
import { documentsOfEntities, documentsOfFigures, documentsOfMatches } from './documents/documents-to-update';
import { ArticleIndex } from './index/article-index';
import { EntityIndex, NO_ENTITIES, type Entities } from './index/entity-index';
import type { FeedWatch } from './feed-watch';
import { entitiesWithStoredImages, withStoredImages } from './pictures/stored-images';
import type { PictureIndex } from './pictures/picture-index';
import { RejectionList } from './ingest-report';
import { MatchIndex, type MatchChange } from './index/match-index';
import { beginOf, isUpcoming } from '../domain/match/match-order';
import { playedGames } from './derive/played-games';
import { restoreFromStore } from './restore';
import { StatsIndex } from './index/stats-index';
import { documentRegistry, type SeasonData, type RegisteredDocument, type DocumentRegistry } from './documents/document-registry';

/** What the store holds of this source. "resumable": all that was sent up to the cursor with which the source was opened. */
export type StoredBefore = 'nothing' | 'same-source' | 'resumable';

/** Matches of the index that lie within the time a snapshot covers, and are not in it. */
function missingFrom(snapshot: readonly Match[], matchIndex: MatchIndex): number[] {
  const first = snapshot.reduce((least, match) => Math.min(least, beginOf(match)), Infinity);
  const last = snapshot.reduce((most, match) => Math.max(most, beginOf(match)), -Infinity);
  const ids = new Set(snapshot.map(({ id }) => id));
  return [...matchIndex.all()]
    .filter((match) => !ids.has(match.id) && beginOf(match) >= first && beginOf(match) <= last)
    .map(({ id }) => id);
}

function emptyModel(now: () => number, articles: SeasonData['articles']): SeasonData {
  return {
    matchIndex: new MatchIndex(),
    entities: new EntityIndex(),
    games: new Map(),
    playing: new Map(),
    stats: new StatsIndex(),
    articles,
    now,
  };
}

/** What the documents of figures hold of a match whose games count; null where none does. If it differs, they may have changed. */
function countedAs(match: Match, stats: StatsIndex): string | null {
  const games = playedGames(match, stats).map(({ winnerId, lengthSeconds, lines }) => [lines?.gameId, winnerId, lengthSeconds]);
  if (games.length === 0) return null;
  const named = ({ id, name, abbr, img }: Match['left']) => [id, name, abbr, img];
  const { beginAt, leagueName, serieName, tournamentName, left, right } = match;
  return JSON.stringify([scopesOf(match), beginAt, leagueName, serieName, tournamentName, named(left), named(right), games]);
}

/** The entities of a snapshot alone. */
function entitiesOf({ leagues, series, tournaments, teams, players, champions, standings }: SourceSnapshot): Entities {
  return { leagues, series, tournaments, teams, players, champions, standings };
}

/** Those that `change` makes different. */
function changedEntities(all: Entities, change: (all: Entities) => Entities): Entities {
  const after = change(all);
  const differs = <Value>(before: readonly Value[]) => {
    return (value: Value, index: number) => JSON.stringify(value) !== JSON.stringify(before[index]);
  };
  return {
    ...NO_ENTITIES,
    leagues: after.leagues.filter(differs(all.leagues)),
    teams: after.teams.filter(differs(all.teams)),
    players: after.players.filter(differs(all.players)),
    tournaments: after.tournaments.filter(differs(all.tournaments)),
    standings: after.standings.filter(differs(all.standings)),
  };
}

/** Everything that a source has sent so far, and which documents follow from it. */
export class SeasonModel {
  readonly rejections = new RejectionList();
  /** Where the source stands; null for one that keeps no place. */
  cursor: string | null = null;
  #knowledge: SeasonData;
  readonly #articles = new ArticleIndex();
  #documents: DocumentRegistry;
  /** Up to when time alone has been looked at. */
  #lookedAt = 0;

  constructor(
    private readonly source: MatchSource,
    private readonly now: () => number,
    private readonly pictures: PictureIndex,
    private readonly feeds: FeedWatch | null = null,
  ) {
    this.#knowledge = emptyModel(now, this.#articles.articles);
    this.#documents = documentRegistry(this.#knowledge);
  }

  get matches(): number {
    return this.#knowledge.matchIndex.size;
  }

  hasMatch(id: number): boolean {
    return this.#knowledge.matchIndex.get(id) !== null;
  }

  /**
   * Reads the source whole, or goes on from what is stored. True if what has
   * been received is all there is, so that anything else in the store is out of
   * date.
   */
  async learnAll(now: number, stored: StoredBefore, cursor: string | null, progress: LoadProgress): Promise<boolean> {
    if (stored === 'resumable') {
      await this.#restore();
      this.cursor = cursor;
      this.#lookedAt = now;
      return false;
    }
    const snapshot = await this.source.snapshot(now, progress);
    const windowed = snapshot.cursor !== null;
    if (!windowed) {
      this.#knowledge = emptyModel(this.now, this.#articles.articles);
      this.#documents = documentRegistry(this.#knowledge);
    } else if (stored === 'same-source' && this.matches === 0) {
      // A source with a cursor sends a window of time: what lies outside is in the store.
      await this.#restore();
    }
    this.#take(snapshot, windowed);
    this.cursor = snapshot.cursor;
    this.#lookedAt = now;
    return !windowed || stored === 'nothing';
  }

  /** Asks the source for changes. Returns how many matches changed, and the documents that may follow from that and from the time gone by. */
  async learnChanges(now: number): Promise<{ matches: number; targets: RegisteredDocument[] }> {
    const changes = await this.source.changes(now);
    const { matchIndex, entities, games, stats } = this.#knowledge;
    const { matches, rejections } = this.#admit(
      changes.cursor === null ? changes.matches : changes.matches.map((match) => this.#withBracket(match)),
    );
    this.rejections.add([...changes.rejections, ...rejections]);
    this.rejections.addLosses(changes.losses);
    const changed = matchIndex.apply(matches, changes.removed);
    const mentioned = entities.addMentioned(matches);
    // Before the new games are noted: what counted nothing has not moved.
    const recounted = [...this.#countedElsewhere(changed), ...this.#noteGames(changes)];
    this.feeds?.poll();
    const articles = this.#takeArticles();
    const targets = [
      ...documentsOfEntities(mentioned, this.#documents, entities),
      ...documentsOfMatches([...changed, ...this.#overdue(now)], this.#documents, matchIndex),
      ...[...games.keys()].map((id) => this.#documents.games(id)),
      ...documentsOfFigures(recounted, this.#documents, stats),
      ...articles.map(({ id }) => this.#documents.article(id)),
      ...documentsOfNews(changed, articles, this.#documents, this.#documents.newsLists),
      this.#documents.home(),
    ];
    this.#lookedAt = now;
    this.cursor = changes.cursor;
    return { matches: changed.length, targets };
  }

  /** Every document that follows from all that is known. */
  allTargets(): RegisteredDocument[] {
    this.#articles.renew(this.#knowledge.entities);
    this.#takeArticles();
    const articles = [...this.#articles.articles.values()];
    const { matchIndex, entities, games, stats } = this.#knowledge;
    const counted = [...matchIndex.all()].filter((match) => playedGames(match, stats).length > 0);
    const added: MatchChange[] = [...matchIndex.all()].map((after) => ({ before: null, after }));
    return [
      ...documentsOfEntities(entities.all(), this.#documents, entities),
      ...documentsOfMatches(added, this.#documents, matchIndex),
      ...[...games.keys()].map((id) => this.#documents.games(id)),
      ...documentsOfFigures(counted, this.#documents, stats),
      ...articles.map(({ id }) => this.#documents.article(id)),
      ...documentsOfNews(added, articles, this.#documents, this.#documents.newsLists),
      this.#documents.home(),
    ];
  }

  /** Shows the pictures that have been stored meanwhile. Returns the documents that follow from that. */
  learnPictures(): RegisteredDocument[] {
    const { matchIndex, entities, stats } = this.#knowledge;
    const news = changedEntities(entities.all(), (all) => entitiesWithStoredImages(all, this.pictures));
    entities.add(news);
    const changed = matchIndex.apply([...matchIndex.all()].map((match) => withStoredImages(match, this.pictures)));
    return [
      ...documentsOfEntities(news, this.#documents, entities),
      ...documentsOfMatches(changed, this.#documents, matchIndex),
      ...documentsOfFigures(this.#countedElsewhere(changed), this.#documents, stats),
      ...documentsOfNews(changed, [], this.#documents, this.#documents.newsLists),
    ];
  }

  /** Takes over the articles that are stored. */
  rememberArticles(stored: readonly NewsArticle[]): void {
    this.#articles.add(stored, this.#knowledge.entities);
  }

  /** Takes over what feeds have brought since the last look; returns what is new. */
  #takeArticles(): NewsArticle[] {
    const { articles = [], rejections = [] } = this.feeds?.take() ?? {};
    this.rejections.add(rejections);
    return this.#articles.add(articles, this.#knowledge.entities);
  }

  /** The figures received so far are stored: memory need not hold them. */
  forgetGames(): void {
    this.#knowledge.games.clear();
  }

  async #restore(): Promise<void> {
    const { matchIndex, entities, stats } = this.#knowledge;
    const restored = await restoreFromStore();
    entities.add(entitiesWithStoredImages(restored.entities, this.pictures));
    // Admitted before they were stored, and decoded on the way out.
    matchIndex.apply(restored.matches.map((match) => withStoredImages(match, this.pictures)));
    for await (const { matchId, games } of walkGames()) {
      stats.learn(matchId, games);
      this.#notePlaying(matchId, games);
    }
  }

  #take(snapshot: SourceSnapshot, windowed: boolean): void {
    const { matchIndex, entities, games, stats } = this.#knowledge;
    // Entities first: what they say of their own pictures counts.
    const malformed = entities.add(entitiesWithStoredImages(entitiesOf(snapshot), this.pictures));
    const { matches, rejections } = this.#admit(snapshot.matches);
    this.rejections.add([...snapshot.rejections, ...rejections, ...malformed]);
    this.rejections.addLosses(snapshot.losses);
    matchIndex.apply(matches, [...snapshot.removed, ...(windowed ? missingFrom(matches, matchIndex) : [])]);
    entities.addMentioned(matches);
    for (const [id, told] of snapshot.games) {
      games.set(id, told);
      stats.learn(id, told);
      this.#notePlaying(id, told);
    }
  }

  /** Keeps the games of a match while it runs. */
  #notePlaying(matchId: number, games: readonly GameDetail[]): void {
    const { matchIndex, playing } = this.#knowledge;
    if (matchIndex.get(matchId)?.status === 'running') playing.set(matchId, games);
    else playing.delete(matchId);
  }

  #admit(matches: readonly Match[]): ReturnType<typeof admitMatches> {
    const { matches: admitted, rejections } = admitMatches(matches);
    return { matches: admitted.map((match) => withStoredImages(match, this.pictures)), rejections };
  }

  /** Which matches feed a match comes with a snapshot only: what is known of it stays when the match changes. */
  #withBracket(match: Match): Match {
    const known = this.#knowledge.matchIndex.get(match.id);
    return match.previousMatchIds.length === 0 && known !== null ? { ...match, ...feedingOf(known) } : match;
  }

  /** A source without a cursor sends everything about a changed match: one that comes without games has none (any more). Returns the matches whose games count differently now. */
  #noteGames(changes: MatchChanges): Match[] {
    const { matchIndex, games, stats } = this.#knowledge;
    const told = new Map<number, readonly GameDetail[]>();
    if (changes.cursor === null) for (const { id } of changes.matches) told.set(id, []);
    for (const [id, own] of changes.games) told.set(id, own);
    const recounted: Match[] = [];
    for (const [id, own] of told) {
      games.set(id, own);
      this.#notePlaying(id, own);
      const match = matchIndex.get(id);
      if (stats.learn(id, own) && match) recounted.push(match);
    }
    return recounted;
  }

  /** Both versions of matches whose games count elsewhere now, or under another name, or no more. */
  #countedElsewhere(changes: readonly MatchChange[]): Match[] {
    const { stats } = this.#knowledge;
    const moved = changes.flatMap(({ before, after }) => {
      const versions = [before, after].map((match) => ({ match, counted: match && countedAs(match, stats) }));
      if (versions[0]?.counted === versions[1]?.counted) return [];
      return versions.flatMap(({ match, counted }) => (match === null || counted === null ? [] : [match]));
    });
    for (const { before, after } of changes) if (before && after === null) stats.forget(before.id);
    return moved;
  }

  /** Matches that have not begun an hour after their time: no longer upcoming, though the source did not say so. */
  #overdue(now: number): MatchChange[] {
    const waiting = this.#knowledge.matchIndex.withStatus('not_started');
    return waiting
      .filter((match) => isUpcoming(match, this.#lookedAt) && !isUpcoming(match, now))
      .map((match) => ({ before: match, after: match }));
  }
}
