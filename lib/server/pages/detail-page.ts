import type { Locale } from '../../domain/settings/locales';
import { type PageData, absentPage } from './loaded';
import type { ForCrawlers } from './page-head';
import type { Load } from './public-page';
import { single } from '../../domain/page/raw-query';
import { pathId } from './query-parameters';

type DetailPage<Data, Props, Query> = {
  /** The page's own address without locale; its last part is the slug. */
  readonly path: (data: Data) => string;
  /** The query of the page's address, with "?", where it takes one. */
  readonly search?: (query: Query) => string;
  readonly props: (data: Data, query: Query) => Props;
  readonly forCrawlers?: (data: Data, locale: Locale) => ForCrawlers;
};

/** The `load` of a page at `/kind/[id]/[slug]`. A wrong slug leads to the right one: names and sides change. `idOf`: null where nothing can be. */
export function namedPage<Id, Data, Props extends object, Query = null>(
  idOf: (text: string) => Id | null,
  load: (id: Id, now: number) => Promise<PageData<Data>>,
  { path, search, props, forCrawlers }: DetailPage<Data, Props, Query>,
): Load<Props, Query> {
  return async ({ params, query, locale, now }) => {
    const id = idOf(single(params['id']) ?? '');
    if (id === null) return { kind: 'notFound' };
    const loaded = await load(id, now);
    const { data, tags, matches } = loaded;
    if (data === null) return absentPage(loaded);
    const address = path(data);
    if (params['slug'] !== address.slice(address.lastIndexOf('/') + 1))
      return { kind: 'redirect', to: encodeURI(address) + (search?.(query) ?? ''), status: 307, tags };
    return { kind: 'page', props: props(data, query), tags, matches, ...forCrawlers?.(data, locale) };
  };
}

/** `namedPage` for pages whose id is a number. */
export function detailPage<Data, Props extends object, Query = null>(
  load: (id: number, now: number) => Promise<PageData<Data>>,
  page: DetailPage<Data, Props, Query>,
): Load<Props, Query> {
  return namedPage(pathId, load, page);
}
