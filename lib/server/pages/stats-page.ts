import { cacheTag } from '../../domain/cache-tags';
import type { GetServerSideProps, NextApiHandler } from 'next';
import { ApiError } from '../api/api-error';
import { apiRoute, type ApiHandler } from '../api/api-route';
import { publicPage, type PageContext, type PageResult, type Shelled } from './public-page';
import { settingsOrDefaults, systemSettings } from './shell-data';
import { siteNow } from '../site-clock';

/** `publicPage` for what shows statistics: nothing is there while the system setting `stats` is off. */
export function statsPage<Props extends object>(
  load: (context: PageContext) => Promise<PageResult<Props>>,
): GetServerSideProps<Shelled<Props>> {
  return publicPage<Props>(async (context) => ((await systemSettings(context.now)).stats ? load(context) : { kind: 'notFound' }));
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
