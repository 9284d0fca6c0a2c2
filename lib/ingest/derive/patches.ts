import { hasResult } from '../../domain/match/match-state';
import { byPatch } from '../../domain/match/patch-name';
import type { ChampionShare, Patch, PatchList } from '../../domain/news/patch-notes';
import { championRows } from '../../domain/statistics/stats-rows';
import { deriveChampionStats } from './stats';
import { coverageOf, playedGames } from '../index/played-games';
import { hasDraft } from '../index/stats-index';
import type { Season } from '../index/season';

const LISTED = 5;

type Row = ReturnType<typeof championRows>[number];

function mostOften(rows: readonly Row[], shareOf: (row: Row) => number | null): ChampionShare[] {
  return rows
    .map((row): ChampionShare => ({ champion: { id: row.id, name: row.name, img: row.img }, share: shareOf(row) ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.champion.id - b.champion.id)
    .slice(0, LISTED);
}

function derivePatch(version: string, season: Season): Patch[] {
  const scope = `patch:${version}`;
  const matches = season.matchIndex.ofScope(scope).filter(hasResult);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return [];
  const champions = deriveChampionStats(scope, season);
  const { games, withFigures } = coverageOf(
    matches.flatMap((match) => playedGames(match, season.stats)),
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
export function derivePatches(season: Season): PatchList | null {
  const versions = new Set(season.matchIndex.ofScope('all').flatMap(({ version }) => (version === '' ? [] : version)));
  const patches = [...versions].sort(byPatch).flatMap((version) => derivePatch(version, season));
  return patches.length === 0 ? null : { patches };
}
