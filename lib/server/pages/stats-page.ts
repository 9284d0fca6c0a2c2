import { runningSeries } from '../../domain/schedule/running-series';
import { readStandingsCatalog } from '../../store/models/catalog-document';
import type { Load } from './public-page';
import { systemSettings } from './shell-data';

/** The `load` of pages that show statistics: not found while the system setting `stats` is off. */
export function statsOnly<Props, Asked>(load: Load<Props, Asked>): Load<Props, Asked> {
  return async (context) => ((await systemSettings(context.now)).stats ? load(context) : { kind: 'notFound' });
}

/** The series that are on, in the order of their leagues. One read. */
export async function seriesOn(now: number): Promise<number[]> {
  const entries = (await readStandingsCatalog())?.leagues ?? [];
  return runningSeries(entries, now).map(({ serie }) => serie.id);
}
