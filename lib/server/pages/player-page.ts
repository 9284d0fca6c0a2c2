import { cacheTag } from '../../domain/page/cache-tags';
import type { Player } from '../../domain/entities/entities';
import type { PlayerFiguresDocument } from '../../domain/statistics/player-figures-document';
import { seasonSummary, type SeasonSummary } from '../../domain/statistics/season-summary';
import { signatureChampions, type SignatureChampion } from '../../domain/statistics/signature-champions';
import { readPlayer } from '../../store/models/player-document';
import { readPlayerFigures, readPlayerStats } from '../../store/models/stats-document';
import { absent } from './absence';
import { championAverages } from './champion-averages';
import type { Loaded } from './loaded';

type PlayerPage = {
  readonly player: Player;
  /** Null for a player without games. */
  readonly figures: PlayerFiguresDocument | null;
  /** Of the season of their latest game, with ranks; null where there is none. */
  readonly summary: SeasonSummary | null;
  readonly signatures: readonly SignatureChampion[];
};

/** What is known of a player. Three reads: the last, of a season's players, is for the ranks. What signature champions are held against is mostly in memory. */
export async function loadPlayer(id: number): Promise<Loaded<PlayerPage>> {
  const tags = [cacheTag.player(id)];
  const [player, figures] = await Promise.all([readPlayer(id), readPlayerFigures(id)]);
  if (player === null) return absent({ kind: 'player', id }, tags);
  const scope = figures?.season ? `serie:${figures.season.serieId}` : null;
  const [season, averages] = await Promise.all([
    scope === null ? null : readPlayerStats(scope),
    figures === null ? null : championAverages(),
  ]);
  return {
    data: {
      player,
      figures,
      summary: season && seasonSummary(id, season),
      signatures: figures && averages ? signatureChampions(figures, averages) : [],
    },
    tags: scope === null ? tags : [...tags, cacheTag.stats(scope)],
    matches: [],
  };
}
