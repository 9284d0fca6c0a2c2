import type { Tournament } from '../../domain/entities/entities';
import type { SerieCatalog, TournamentCatalog } from '../../domain/entities/entity-models';
import { winnersOf } from './league';
import type { EntityIndex } from '../index/entity-index';

type Dated = { readonly id: number; readonly beginAt: string | null };

/** Newest first; those without a date last. */
function newestFirst(a: Dated, b: Dated): number {
  const begin = ({ beginAt }: Dated) => (beginAt === null ? 0 : Date.parse(beginAt));
  return begin(b) - begin(a) || b.id - a.id;
}

export function deriveSerieCatalog(entities: EntityIndex): SerieCatalog {
  const series = [...entities.series.values()].sort(newestFirst);
  return { series, winners: winnersOf(series, entities) };
}

/** The year under which a tournament is listed: of its start (UTC), 0 without one. */
export function catalogYear({ beginAt }: Pick<Tournament, 'beginAt'>): number {
  return beginAt === null ? 0 : new Date(beginAt).getUTCFullYear();
}

/** Null for a year without tournaments. */
export function deriveTournamentCatalog(year: number, entities: EntityIndex): TournamentCatalog | null {
  const tournaments = [...entities.tournaments.values()].filter((tournament) => catalogYear(tournament) === year).sort(newestFirst);
  if (tournaments.length === 0) return null;
  return { tournaments: tournaments.map(({ teams: _teams, ...listed }) => listed) };
}
