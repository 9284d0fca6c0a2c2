import type { GameDetail } from '../domain/match/game';
import { hasCourse, withListedGames } from '../domain/match/live-games';
import type { Match } from '../domain/match/match';
import { endOf } from '../domain/match/match-order';
import { isUnderWay } from '../domain/match/match-state';
import { HOUR_MS } from '../domain/values/durations';
import { readGames } from '../store/models/match-documents';
import { countedElsewhere } from './differences';
import type { MatchChange } from './index/match-index';
import type { Season } from './index/season';
import { gamesWithStoredImages } from './pictures/stored-images';
import type { PictureIndex } from './pictures/picture-index';

type MatchGames = ReadonlyMap<number, readonly GameDetail[]>;

/** Figures and frames of a match arrive within this time after its end. */
const RECENT_MS = 6 * HOUR_MS;

/** The games of a season, by match: which of them are new, which are in memory, and how they count. */
export class SeasonGames {
  /** Ids of games whose frames are known from beginning to end. */
  readonly #courses = new Set<number>();

  constructor(
    private readonly season: Season,
    private readonly pictures: PictureIndex,
  ) {}

  hasCourse(gameId: number): boolean {
    return this.#courses.has(gameId);
  }

  /** Takes over games. Returns the matches whose games count differently now. */
  learn(changed: MatchGames): Match[] {
    const { matchIndex, games, stats } = this.season;
    const recounted: Match[] = [];
    for (const [id, named] of changed) {
      const own = gamesWithStoredImages(named, this.pictures);
      games.set(id, own);
      this.#hold(id, own);
      const match = matchIndex.get(id);
      if (stats.learn(id, own) && match) recounted.push(match);
    }
    return recounted;
  }

  /** Takes over games that the store has already. */
  learnStored(matchId: number, games: readonly GameDetail[]): void {
    this.season.stats.learn(matchId, games);
    this.#hold(matchId, games);
  }

  /** To be called when the games received so far are stored: drops them from memory. */
  forget(): void {
    const { games, recentGames } = this.season;
    games.clear();
    for (const id of recentGames.keys()) if (!this.#isRecent(id)) recentGames.delete(id);
  }

  /** The games of a change, with what is already known of them. */
  joined(changed: MatchGames, join: (known: readonly GameDetail[], received: readonly GameDetail[]) => GameDetail[]): MatchGames {
    const { recentGames } = this.season;
    return new Map([...changed].map(([id, games]) => [id, join(recentGames.get(id) ?? [], games)]));
  }

  /** Games of a source's list, with the frames and events that only the store still has: a list has neither. */
  async withStoredCourse(listed: MatchGames): Promise<MatchGames> {
    const { recentGames, stats } = this.season;
    const whole = new Map<number, readonly GameDetail[]>();
    for (const [id, games] of listed) {
      const isStored = !recentGames.has(id) && stats.of(id).length > 0;
      whole.set(id, isStored ? withListedGames((await readGames(id))?.games ?? [], games) : games);
    }
    return whole;
  }

  /** The games of a source's changes, completed to whole matches with the stored games. */
  async withStored(received: MatchGames): Promise<MatchGames> {
    const { recentGames, stats } = this.season;
    const whole = new Map<number, readonly GameDetail[]>();
    for (const [id, games] of received) {
      const isReceived = (gameId: number) => games.some((game) => game.id === gameId);
      const isWhole = stats.of(id).every(({ gameId }) => isReceived(gameId));
      const known = recentGames.get(id) ?? (isWhole ? [] : ((await readGames(id))?.games ?? []));
      whole.set(
        id,
        [...known.filter((game) => !isReceived(game.id)), ...games].sort((a, b) => a.position - b.position),
      );
    }
    return whole;
  }

  /** The matches whose games count differently by these changes; those of matches that are gone count no more. */
  countedElsewhere(changes: readonly MatchChange[]): Match[] {
    const { stats } = this.season;
    const moved = countedElsewhere(changes, stats);
    for (const { before, after } of changes) if (before && after === null) stats.forget(before.id);
    return moved;
  }

  #isRecent(matchId: number): boolean {
    const match = this.season.matchIndex.get(matchId);
    return (match && isUnderWay(match)) || (match?.status === 'finished' && this.season.now() - endOf(match) < RECENT_MS);
  }

  /** Keeps the games of a match in memory while it runs and as long as more of them is likely to come. */
  #hold(matchId: number, games: readonly GameDetail[]): void {
    const { recentGames } = this.season;
    if (this.#isRecent(matchId)) recentGames.set(matchId, games);
    else recentGames.delete(matchId);
    for (const game of games) {
      if (hasCourse(game)) this.#courses.add(game.id);
      else this.#courses.delete(game.id);
    }
  }
}
