import * as v from 'valibot';
import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';
import { pathOnly } from '../../domain/page/paths';
import { LOCALES } from '../../domain/settings/locales';
import { writes } from './api-write';
import { environment } from '../env';
import { errorFields, log } from '../logger';

const PageViewSchema = v.object({
  /** A path without its query. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(512)),
  locale: v.picklist(LOCALES),
});

type PageView = v.InferOutput<typeof PageViewSchema>;

async function forward(url: string, view: PageView): Promise<void> {
  try {
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(view),
      redirect: 'error',
      signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
    });
  } catch (error) {
    log().warn(errorFields(error), 'page view not forwarded');
  }
}

/** `POST /api/page-view`: hands a page view (path and locale, no identifier) on to the configured endpoint; stores nothing. */
export const postPageView = writes({
  name: 'page-view',
  schema: PageViewSchema,
  maxBytes: 2_048,
  limit: { points: 120, seconds: 60 },
  write: async ({ path, locale }) => {
    const { RIFTWEEK_PAGE_VIEW_URL: url } = environment();
    // The visitor does not wait for it.
    if (url !== undefined) void forward(url, { path: pathOnly(path), locale });
    return Promise.resolve({});
  },
});
