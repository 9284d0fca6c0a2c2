import type { GoneNote, GonePage } from '../domain/page/gone';
import type { GameDetail } from '../domain/match/game';
import type { Match } from '../domain/match/match';
import { feedingOf } from '../domain/match/stage-match';
import type { NewsArticle } from '../domain/news/news';
import type { BackgroundResults, IngestKnowledge, LoadProgress, MatchSource, SourceSnapshot } from '../source/match-source';
import { walkGames } from '../store/models/match-documents';
import { admitMatch, onKnownSides } from './index/field-order';
import { documentsOfNews, matchesWithNewAngle } from './documents/news-to-update';
import {
  bracketsUnderWay,
  documentsOfEntities,
  documentsOfFigures,
  documentsOfMatches,
  documentsOfRatings,
} from './documents/documents-to-update';
import { ArticleIndex } from './index/article-index';
import { NO_ENTITIES } from './index/entity-index';
import { changedEntities, forgottenMatches, lastOfTables, mergeNotes, missingFrom, newlyStale, noLongerListed } from './differences';
import { Doubts } from './doubts';
import type { FeedWatch } from './feed-watch';
import { entitiesWithStoredImages, withStoredImages } from './pictures/stored-images';
import type { PictureIndex } from './pictures/picture-index';
import { RejectionList } from './ingest-report';
import { emptySeason, type Season } from './index/season';
import { SeasonGames } from './season-games';
import { isBusy } from './poll-rhythm';
import type { MatchChange } from './index/match-index';
import { withListedGames, withLiveGames } from '../domain/match/live-games';
import { playedGames } from './index/played-games';
import { restoreFromStore } from './restore';
import { hasDraft, hasPlayers, hasTeams } from './index/stats-index';
import { documentRegistry, type RegisteredDocument, type DocumentRegistry } from './documents/document-registry';

/** What the store holds of this source. "resumable": everything that was sent up to the cursor with which the source was opened. */
export type StoredBefore = 'nothing' | 'same-source' | 'resumable';

type Update = { readonly matches: number; readonly targets: RegisteredDocument[] };

/** Everything that a source has sent so far, and which documents follow from it. */
export class SeasonModel {
  readonly rejections = new RejectionList();
  /** The source's cursor, from which it sends changes; null for a source without one. */
  cursor: string | null = null;
  #games: SeasonGames;
  readonly #articles = new ArticleIndex();
  #documents: DocumentRegistry;
  readonly #doubts = new Doubts(
    () => this.#season.matchIndex,
    (rejections) => this.rejections.add(rejections),
  );
  /** The time up to which overdue matches have been checked. */
  #lookedAt = 0;
  /** Matches that changed since a whole read in the background began; null while there is none. */
  #changedSinceRead: Set<number> | null = null;

  constructor(
    private readonly source: MatchSource,
    private readonly now: () => number,
    private readonly pictures: PictureIndex,
    private readonly feeds: FeedWatch | null = null,
  ) {
    [this.#games, this.#documents] = this.#empty();
  }

  #empty(): [SeasonGames, DocumentRegistry] {
    const season = emptySeason(this.now, this.#articles.articles);
    return [new SeasonGames(season, this.pictures), documentRegistry(season)];
  }

  get #season(): Season {
    return this.#documents.season;
  }

  get matches(): number {
    return this.#season.matchIndex.size;
  }

  /** Whether a page's entity is known. */
  has({ kind, id }: GonePage): boolean {
    const { matchIndex, entities } = this.#season;
    switch (kind) {
      case 'match':
        return matchIndex.get(id) !== null;
      case 'league':
        return entities.leagues.has(id);
      case 'serie':
        return entities.series.has(id);
      case 'tournament':
        return entities.tournaments.has(id);
      case 'team':
        return entities.teams.has(id);
      case 'player':
        return entities.players.has(id);
    }
  }

  /** Whether a match was played or called off. */
  isOver(matchId: number): boolean {
    const status = this.#season.matchIndex.get(matchId)?.status;
    return status === 'finished' || status === 'canceled';
  }

  /** What the source need not send again. */
  get known(): IngestKnowledge {
    const { matchIndex, entities, stats } = this.#season;
    return {
      matches: () => matchIndex.all(),
      tournament: (id) => entities.tournaments.get(id) ?? null,
      players: () => entities.players.values(),
      champions: () => entities.champions.values(),
      hasFigures: (matchId, gameId) =>
        stats
          .of(matchId)
          .some((lines) => lines.gameId === gameId && !lines.fromFiles && (hasPlayers(lines) || hasTeams(lines) || hasDraft(lines))),
      hasCourse: (gameId) => this.#games.hasCourse(gameId),
    };
  }

  /** Whether changes may come at any moment. */
  isBusy(now: number): boolean {
    const { matchIndex } = this.#season;
    return isBusy({ running: matchIndex.withStatus('running'), toCome: matchIndex.withStatus('not_started') }, now);
  }

  /**
   * Reads the whole source, or continues from the store. `complete`: everything
   * was received, so that anything else in the store is outdated.
   */
  async learnAll(
    now: number,
    stored: StoredBefore,
    cursor: string | null,
    progress: LoadProgress,
  ): Promise<{ readonly complete: boolean }> {
    if (stored === 'resumable') {
      await this.#restore();
      this.cursor = cursor;
      this.#lookedAt = now;
      return { complete: false };
    }
    // A source with a cursor sends only a window of time. The rest is in the store, if it was filled from the same source, unless memory has it already.
    const storeHasRest = stored === 'same-source' && this.matches === 0;
    // Restored before the snapshot is read, so that stored figures are not requested again.
    const isRestored = storeHasRest && cursor !== null;
    if (isRestored) await this.#restore();
    const snapshot = await this.source.snapshot(now, progress, { known: this.known, inBackground: false });
    const windowed = snapshot.cursor !== null;
    if (!windowed) [this.#games, this.#documents] = this.#empty();
    // Without an earlier cursor, only the snapshot shows that the source has one.
    else if (storeHasRest && !isRestored) await this.#restore();
    this.#learnSnapshot(snapshot, windowed);
    this.cursor = snapshot.cursor;
    this.#lookedAt = now;
    return { complete: !windowed || stored === 'nothing' };
  }

  /** Requests the source's changes. Returns how many matches changed, when they did so at the source, and the documents that may follow from that or from the passing of time. */
  async learnChanges(now: number): Promise<Update & { readonly changedAt: readonly number[] }> {
    const changes = await this.source.changes(now, this.known);
    const { matchIndex, entities } = this.#season;
    const matches = this.#admit([
      ...forgottenMatches(matchIndex, new Set(changes.matches.map(({ id }) => id)), now),
      ...(changes.cursor === null ? changes.matches : this.#doubts.withoutOlder(changes.matches).map((match) => this.#withBracket(match))),
    ]);
    const removed = changes.cursor === null ? changes.removed : this.#doubts.acceptedRemovals(changes.removed);
    this.rejections.add(changes.rejections);
    this.rejections.addLosses(changes.losses);
    const changed = matchIndex.apply(matches, removed);
    for (const id of [...matches.map((match) => match.id), ...removed]) this.#changedSinceRead?.add(id);
    const mentioned = entities.addMentioned(matches);
    // A source without a cursor sends everything about a changed match: one that comes without games has none (any more).
    const withoutGames: [number, readonly GameDetail[]][] = changes.cursor === null ? changes.matches.map(({ id }) => [id, []]) : [];
    // Asked before the new games are learned: a match that did not count yet has not moved.
    const recounted = [...this.#games.countedElsewhere(changed), ...this.#games.learn(new Map([...withoutGames, ...changes.games]))];
    this.feeds?.poll();
    const articles = this.#takeArticles();
    const since = { from: this.#lookedAt, to: now };
    const targets = [
      ...documentsOfEntities(mentioned, this.#documents),
      ...this.#documentsOf([...changed, ...noLongerListed(matchIndex, since)], recounted, articles),
      ...bracketsUnderWay(newlyStale(matchIndex, this.#season.recentGames, since), this.#documents),
      this.#documents.home(),
    ];
    this.#lookedAt = now;
    this.cursor = changes.cursor;
    const changedAt = changed.flatMap(({ before, after }) =>
      after === null || after.modifiedAt === before?.modifiedAt ? [] : [Date.parse(after.modifiedAt)],
    );
    return { matches: changed.length, targets, changedAt };
  }

  /** Takes over what the source has read in the background, and lets it begin what is due. */
  async learnBackground(now: number): Promise<Update & { readonly merged: readonly GoneNote[] }> {
    const found = this.source.pollBackground?.(now, this.known) ?? null;
    if (found === null) return { matches: 0, targets: [], merged: [] };
    const learned = this.#learnFound({
      ...found,
      games: await this.#games.withStoredCourse(found.games),
      fromFiles: await this.#games.withStored(found.fromFiles ?? new Map()),
    });
    return { ...learned, merged: mergeNotes(found.merged, (page) => this.has(page)) };
  }

  #learnFound({
    games,
    live,
    fromFiles = new Map(),
    removed,
    gone,
    merged: _merged,
    feeders,
    rejections,
    losses,
    ...received
  }: BackgroundResults): Update {
    const { matchIndex, entities } = this.#season;
    this.rejections.addLosses(losses);
    const differing = changedEntities(entitiesWithStoredImages({ ...NO_ENTITIES, ...received }, this.pictures), entities);
    entities.add(differing);
    const matches = this.#admit(
      [...feeders].flatMap(([id, feeding]) => {
        const known = matchIndex.get(id);
        if (known === null) return [];
        const { previousTakes: _takes, ...match } = known;
        return [{ ...match, ...feeding }];
      }),
    );
    this.rejections.add(rejections);
    const lost = this.#doubts.acceptedRemovals(removed);
    const changed = matchIndex.apply(matches, lost);
    for (const id of lost) this.#changedSinceRead?.add(id);
    const recounted = [
      ...this.#games.countedElsewhere(changed),
      ...this.#games.learn(this.#games.joined(games, withListedGames)),
      ...this.#games.learn(this.#games.joined(live, withLiveGames)),
      ...this.#games.learn(fromFiles),
    ];
    const targets = [
      ...documentsOfEntities(differing, this.#documents),
      ...this.#documentsOfGone(gone),
      ...this.#documentsOf([...lastOfTables(differing, matchIndex), ...changed], recounted),
      ...(live.size > 0 ? [this.#documents.home()] : []),
    ];
    return { matches: changed.length, targets };
  }

  /** Forgets what the source has deleted; names that matches still mention stay as they are there. */
  #documentsOfGone(gone: BackgroundResults['gone']): RegisteredDocument[] {
    const { matchIndex, entities } = this.#season;
    const removed = entities.knownOf(gone);
    // The documents are listed before the removal, while it is known which there are, and derived after it, when nothing is left of them.
    const targets = [...documentsOfEntities(removed, this.#documents)];
    const changed = entities.remove(removed);
    const naming = [
      ...removed.leagues.flatMap(({ id }) => matchIndex.ofLeague(id)),
      ...removed.series.flatMap(({ id, leagueId }) => matchIndex.ofLeague(leagueId).filter(({ serieId }) => serieId === id)),
      ...removed.tournaments.flatMap(({ id }) => matchIndex.ofTournament(id)),
      ...removed.teams.flatMap(({ id }) => matchIndex.ofTeam(id)),
    ];
    const named = entities.addMentioned(naming);
    return [...targets, ...documentsOfEntities(changed, this.#documents), ...documentsOfEntities(named, this.#documents)];
  }

  #documentsOf(changed: readonly MatchChange[], recounted: readonly Match[], articles: readonly NewsArticle[] = []): RegisteredDocument[] {
    const { matchIndex, games, ratings } = this.#season;
    const rated = ratings.takeChanged();
    return [
      ...documentsOfMatches(changed, this.#documents),
      ...[...games.keys()].map((id) => this.#documents.games(id)),
      ...bracketsUnderWay(games.keys(), this.#documents),
      ...documentsOfFigures(recounted, this.#documents),
      ...documentsOfRatings(rated, this.#documents),
      ...articles.map(({ id }) => this.#documents.article(id)),
      ...documentsOfNews([...changed, ...matchesWithNewAngle(changed, rated, recounted, matchIndex)], articles, this.#documents),
    ];
  }

  /** A whole read begins in the background: matches that change from now on are newer than what it brings. */
  beginWholeRead(): void {
    this.#changedSinceRead = new Set();
  }

  /** Merges a whole read that ran in the background, except for what has changed since it began. Returns the documents that follow from the differences, and those that a new day may change. */
  learnWholeRead(snapshot: SourceSnapshot): Update {
    const { matchIndex, entities } = this.#season;
    const changedSince = this.#changedSinceRead ?? new Set();
    this.#changedSinceRead = null;
    this.rejections.addLosses(snapshot.losses);
    const differing = changedEntities(entitiesWithStoredImages(snapshot, this.pictures), entities);
    entities.add(differing);
    const matches = this.#admit(
      snapshot.matches
        .filter(({ id, modifiedAt }) => {
          const known = matchIndex.get(id);
          return known === null ? !changedSince.has(id) : Date.parse(modifiedAt) >= Date.parse(known.modifiedAt);
        })
        .map((match) => this.#withBracket(match)),
    );
    this.rejections.add(snapshot.rejections);
    const changed = matchIndex.apply(
      matches,
      this.#missing(snapshot, (id) => !changedSince.has(id)),
    );
    const mentioned = entities.addMentioned(matches);
    const recounted = [...this.#games.countedElsewhere(changed), ...this.#games.learn(this.#games.joined(snapshot.games, withListedGames))];
    const targets = [
      ...documentsOfEntities({ ...differing, leagues: [...entities.leagues.values()] }, this.#documents),
      ...documentsOfEntities(mentioned, this.#documents),
      ...this.#documentsOf([...lastOfTables(differing, matchIndex), ...changed], recounted),
    ];
    return { matches: changed.length, targets };
  }

  /** Every document there is to derive. */
  allTargets(): RegisteredDocument[] {
    this.#articles.renew(this.#season.entities);
    this.#takeArticles();
    const articles = [...this.#articles.articles.values()];
    const { matchIndex, entities, stats } = this.#season;
    const counted = [...matchIndex.all()].filter((match) => playedGames(match, stats).length > 0);
    const added: MatchChange[] = [...matchIndex.all()].map((after) => ({ before: null, after }));
    return [
      ...documentsOfEntities(entities.all(), this.#documents),
      ...this.#documentsOf(added, counted, articles),
      this.#documents.home(),
    ];
  }

  /** Shows pictures that have been stored since the last call. Returns the documents that name them. */
  learnPictures(): RegisteredDocument[] {
    const { matchIndex, entities } = this.#season;
    const differing = changedEntities(entitiesWithStoredImages(entities.all(), this.pictures), entities);
    entities.add(differing);
    const changed = matchIndex.apply([...matchIndex.all()].map((match) => withStoredImages(match, this.pictures)));
    return [
      ...documentsOfEntities(differing, this.#documents),
      ...documentsOfMatches(changed, this.#documents),
      ...documentsOfFigures(this.#games.countedElsewhere(changed), this.#documents),
      ...documentsOfNews(changed, [], this.#documents),
    ];
  }

  rememberArticles(stored: readonly NewsArticle[]): void {
    this.#articles.add(stored, this.#season.entities);
  }

  /** Takes over what feeds have brought since the last look; returns what is new. */
  #takeArticles(): NewsArticle[] {
    const { articles = [], rejections = [] } = this.feeds?.take() ?? {};
    this.rejections.add(rejections);
    return this.#articles.add(articles, this.#season.entities);
  }

  /** To be called when the figures received so far are stored: drops them from memory. */
  forgetGames(): void {
    this.#games.forget();
  }

  async #restore(): Promise<void> {
    const { matchIndex, entities } = this.#season;
    const restored = await restoreFromStore();
    entities.add(entitiesWithStoredImages(restored.entities, this.pictures));
    // Stored matches need not be admitted again: that was done before they were stored, and they were decoded when read.
    matchIndex.apply(restored.matches.map((match) => withStoredImages(match, this.pictures)));
    for await (const { value } of walkGames()) this.#games.learnStored(value.matchId, value.games);
  }

  #learnSnapshot(snapshot: SourceSnapshot, windowed: boolean): void {
    const { matchIndex, entities } = this.#season;
    // Entities come first: what they say of their own pictures counts.
    entities.add(entitiesWithStoredImages(snapshot, this.pictures));
    const matches = this.#admit(snapshot.matches);
    this.rejections.add(snapshot.rejections);
    this.rejections.addLosses(snapshot.losses);
    matchIndex.apply(windowed ? matches.map((match) => this.#withBracket(match)) : matches, [
      ...snapshot.removed,
      ...(windowed ? this.#missing(snapshot) : []),
    ]);
    entities.addMentioned(matches);
    this.#games.learn(windowed ? this.#games.joined(snapshot.games, withListedGames) : snapshot.games);
  }

  /** Ids of known matches that a whole read should contain and does not, as far as that is believed (`Doubts`); only those that `may` be removed. */
  #missing(snapshot: SourceSnapshot, may: (id: number) => boolean = () => true): readonly number[] {
    this.#doubts.clear(snapshot.matches);
    return this.#doubts.acceptedRemovals(missingFrom(snapshot, this.#season.matchIndex).filter(may));
  }

  #admit(matches: readonly Match[]): Match[] {
    const { matchIndex } = this.#season;
    return matches.map((match) => withStoredImages(onKnownSides(admitMatch(match, this.now()), matchIndex.get(match.id)), this.pictures));
  }

  /** The matches that feed a match are read with the tables of its tournament. A match that comes without them keeps the known ones. */
  #withBracket(match: Match): Match {
    const known = this.#season.matchIndex.get(match.id);
    return match.previousMatchIds.length === 0 && known !== null ? { ...match, ...feedingOf(known) } : match;
  }
}
