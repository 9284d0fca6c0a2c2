import type { Serie, TeamStub } from '../entities';
import { compareLeagues } from './league-table';

export type ListedSerie = { readonly serie: Serie; readonly winner: TeamStub | null };
export type SeasonGroup = { readonly key: string; readonly season: string | null; readonly series: readonly ListedSerie[] };

const begin = ({ beginAt }: Serie): number => (beginAt === null ? 0 : Date.parse(beginAt));

function runs({ beginAt, endAt }: Serie, now: number): boolean {
  return beginAt !== null && Date.parse(beginAt) <= now && (endAt === null || Date.parse(endAt) >= now);
}

/** Series by season, the season that began last first, those that run at `now` before all; by league order within. */
export function groupSeasons(series: readonly Serie[], winners: readonly TeamStub[], now: number): SeasonGroup[] {
  const teams = new Map(winners.map((team) => [team.id, team]));
  const listed = [...series]
    .sort((a, b) => compareLeagues(a.leagueId, b.leagueId) || begin(b) - begin(a) || b.id - a.id)
    .map((serie): ListedSerie => ({ serie, winner: serie.winnerId === null ? null : (teams.get(serie.winnerId) ?? null) }));
  const groups = new Map<string, ListedSerie[]>();
  for (const each of listed) {
    const key = runs(each.serie, now) ? 'running' : (each.serie.season?.toLowerCase() ?? 'other');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const latest = (ofGroup: readonly ListedSerie[]) => Math.max(...ofGroup.map(({ serie }) => begin(serie)));
  return [...groups]
    .map(([key, ofGroup]): SeasonGroup => ({ key, season: key === 'running' ? null : (ofGroup[0]?.serie.season ?? null), series: ofGroup }))
    .sort(
      (a, b) =>
        Number(b.key === 'running') - Number(a.key === 'running') ||
        Number(a.key === 'other') - Number(b.key === 'other') ||
        latest(b.series) - latest(a.series),
    );
}
