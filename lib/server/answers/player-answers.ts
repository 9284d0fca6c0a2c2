import { cacheTag, type CacheTag } from '../../domain/cache-tags';
import type { Player } from '../../domain/entities';
import type { PlayerFiguresDocument } from '../../domain/statistics/player-figures-document';
import { seasonSummary, type SeasonSummary } from '../../domain/statistics/season-summary';
import { readPlayer } from '../../store/models/player-document';
import { readPlayerFigures, readPlayerStats } from '../../store/models/stats-document';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../pages/cache-lifetimes';
import { pathId } from '../pages/query-parameters';

export type PlayerPage = {
  readonly player: Player;
  /** Null for a player without games. */
  readonly figures: PlayerFiguresDocument | null;
  /** Of the season of their latest game, with ranks; null where there is none. */
  readonly summary: SeasonSummary | null;
  readonly tags: readonly CacheTag[];
};

/** What is known of a player; null for one who is not. Three reads: the last, of a season's players, is for the ranks. */
export async function playerPage(id: number): Promise<PlayerPage | null> {
  const [player, figures] = await Promise.all([readPlayer(id), readPlayerFigures(id)]);
  if (player === null) return null;
  const scope = figures?.season ? `serie:${figures.season.serieId}` : null;
  const season = scope === null ? null : await readPlayerStats(scope);
  return {
    player,
    figures,
    summary: season && seasonSummary(id, season),
    tags: [cacheTag.player(id), ...(scope === null ? [] : [cacheTag.stats(scope)])],
  };
}

/** `GET /api/player/{id}`: the player, their figures over all games, and the latest season's with ranks among the role and `coverage`. */
export async function playerAnswer(idText: string | null): Promise<ApiAnswer> {
  const id = pathId(idText ?? undefined);
  if (id === null) throw new ApiError('bad-request', 'The id must be a whole number.');
  const page = await playerPage(id);
  if (page === null) throw new ApiError('not-found', 'Player not found.', { tags: [cacheTag.player(id)] });
  const { tags, ...body } = page;
  return { body, lifetime: LIFETIMES.page, tags };
}
