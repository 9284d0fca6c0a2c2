import type { GetServerSideProps } from 'next';
import type { Session } from '../../domain/people/session';
import { packProps } from '../../domain/page/page-props';
import { pathOnly, paths } from '../../domain/page/paths';
import { localizedPath } from '../../i18n/localized-path';
import { DEFAULT_LOCALE, isLocale } from '../../domain/settings/locales';
import { StoreUnavailableError } from '../../store/core/store-error';
import { UNCACHED } from './cache-lifetimes';
import { pageTexts } from './message-script';
import { answerUnavailable, type Shelled } from './public-page';
import { sessionOf, type Requirement } from '../session/session';
import type { RawQuery } from './query-parameters';
import { shellData } from './shell-data';
import { siteNow } from '../site-clock';

type Options = {
  /** Others than users of this kind: visitors are sent to sign in and come back, users without it find nothing. */
  readonly requires: Exclude<Requirement, 'visitor' | 'verified'>;
  /** The page's own address, without locale; of one with an id, by its query. */
  readonly path: string | ((query: RawQuery) => string);
};

/** A page for one person (docs/product.md#routes): its load may read the session, and answers null where nothing is; no copy of it is kept anywhere. */
export function personalPage<Props extends object>(
  options: Options,
  load: (session: Session, query: RawQuery) => Promise<Props | null>,
): GetServerSideProps<Shelled<Props>>;
export function personalPage(
  { requires, path }: Options,
  load: (session: Session, query: RawQuery) => Promise<object | null>,
): GetServerSideProps<object> {
  return async ({ locale: given, query, req, res, resolvedUrl }) => {
    res.setHeader('Cache-Control', UNCACHED);
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    try {
      const session = await sessionOf(req);
      if (session === null) {
        const search = resolvedUrl.slice(pathOnly(resolvedUrl).length);
        const own = typeof path === 'string' ? path : pathOnly(path(query));
        const next = encodeURIComponent(localizedPath(locale, own + search));
        return { redirect: { destination: `${localizedPath(locale, paths.login())}?next=${next}`, statusCode: 307 } };
      }
      if (requires === 'admin' && !session.admin) return { notFound: true };
      const [props, shell] = await Promise.all([load(session, query), shellData(siteNow())]);
      if (props === null) return { notFound: true };
      return { props: packProps({ ...props, shell, texts: pageTexts(locale, resolvedUrl) }) };
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      answerUnavailable(res);
      // The answer has ended, so Next renders nothing of this.
      return { props: {} };
    }
  };
}
