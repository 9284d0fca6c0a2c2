import { cacheTag } from '../../domain/page/cache-tags';
import type { NextApiHandler } from 'next';
import { ApiError } from '../api/api-error';
import { apiRoute, type ApiHandler } from '../api/api-route';
import { runningSeries } from '../../domain/schedule/running-series';
import { readStandingsCatalog } from '../../store/models/catalog-document';
import type { Load } from './public-page';
import { settingsOrDefaults, systemSettings } from './shell-data';
import { siteNow } from '../site-clock';

/** The `load` of pages that show statistics: not found while the system setting `stats` is off. */
export function statsOnly<Props, Asked>(load: Load<Props, Asked>): Load<Props, Asked> {
  return async (context) => ((await systemSettings(context.now)).stats ? load(context) : { kind: 'notFound' });
}

/** `apiRoute` for the same as JSON; a change of the system settings purges it like a page. */
export function statsRoute(answer: ApiHandler): NextApiHandler {
  return apiRoute({
    GET: async (request) => {
      if (!(await settingsOrDefaults(siteNow())).stats) throw new ApiError('not-found', 'This site shows no statistics.');
      const { tags = [], ...rest } = await answer(request);
      return { ...rest, tags: [...tags, cacheTag.pages] };
    },
  });
}

/** The series that are on, in the order of their leagues. One read. */
export async function seriesOn(now: number): Promise<number[]> {
  const entries = (await readStandingsCatalog())?.leagues ?? [];
  return runningSeries(entries, now).map(({ serie }) => serie.id);
}
