import { hasResult } from '../../domain/match/match-state';
import { byPatch } from '../../domain/match/patch-name';
import type { ChampionShare, Patch, PatchList } from '../../domain/news/patch-notes';
import { championRows } from '../../domain/statistics/stats-rows';
import { deriveChampionStats } from './stats';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import { coverageOf, playedGames } from '../index/played-games';
import { hasDraft, type StatsIndex } from '../index/stats-index';

const LISTED = 5;

type Row = ReturnType<typeof championRows>[number];

function mostOften(rows: readonly Row[], shareOf: (row: Row) => number | null): ChampionShare[] {
  return rows
    .map((row): ChampionShare => ({ champion: { id: row.id, name: row.name, img: row.img }, share: shareOf(row) ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.champion.id - b.champion.id)
    .slice(0, LISTED);
}

function derivePatch(version: string, matchIndex: MatchIndex, stats: StatsIndex, entities: EntityIndex): Patch[] {
  const scope = `patch:${version}`;
  const matches = matchIndex.ofScope(scope).filter(hasResult);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const champions = deriveChampionStats(scope, matchIndex, stats, entities);
  const { games, withFigures } = coverageOf(
    matches.flatMap((match) => playedGames(match, stats)),
    hasDraft,
  );
  const rows = champions === null ? [] : championRows(champions);
  return [
    {
      version,
      games,
      withFigures,
      firstAt: first.beginAt,
      lastAt: last.beginAt,
      picked: mostOften(rows, ({ pickRate }) => pickRate),
      banned: mostOften(rows, ({ banRate }) => banRate),
    },
  ];
}

/** `patchNotes/list`: every patch that matches were played on, newest first; null while there is none. */
export function derivePatches(matchIndex: MatchIndex, stats: StatsIndex, entities: EntityIndex): PatchList | null {
  const versions = new Set(matchIndex.ofScope('all').flatMap(({ version }) => (version === '' ? [] : version)));
  const patches = [...versions].sort(byPatch).flatMap((version) => derivePatch(version, matchIndex, stats, entities));
  return patches.length === 0 ? null : { patches };
}
