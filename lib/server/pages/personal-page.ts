import type { GetServerSideProps, Redirect } from 'next';
import type { Session } from '../../domain/people/session';
import { pathOnly, paths } from '../../domain/page/paths';
import { localizedPath } from '../../i18n/localized-path';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/settings/locales';
import { UNCACHED } from '../cache-lifetimes';
import { pageTexts } from './message-script';
import { orUnavailable, type WithShell } from './public-page';
import { sessionOf, type Requirement } from '../session/session';
import type { RawQuery } from '../../domain/page/raw-query';
import { shellData, systemSettings } from './shell-data';
import { siteNow } from '../site-clock';

type Options = {
  /** The right that the page demands. A visitor is sent to sign in and back; a user without it gets 404. */
  readonly requires: Exclude<Requirement, 'visitor' | 'verified'>;
  /** The page's own address, without locale; made from the query if it has an id. */
  readonly path: string | ((query: RawQuery) => string);
};

type Visit = { readonly session: Session | null; readonly query: RawQuery; readonly locale: Locale; readonly resolvedUrl: string };

/** What Next gets for `answer`, which says what the page shows or where it leads; null: not found. */
function answerPersonal(
  answer: (visit: Visit) => Promise<{ readonly props: object } | { readonly redirect: Redirect } | null>,
): GetServerSideProps<object> {
  return async ({ locale: given, query, req, res, resolvedUrl }) => {
    res.setHeader('Cache-Control', UNCACHED);
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    return orUnavailable(res, async () => {
      const session = await sessionOf(req);
      const [found, shell] = await Promise.all([answer({ session, query, locale, resolvedUrl }), shellData(siteNow())]);
      if (found === null) return { notFound: true };
      return 'redirect' in found ? found : { props: { ...found.props, shell, texts: pageTexts(locale, resolvedUrl) } };
    });
  };
}

/** A page for one person (docs/product.md#routes): its load may read the session, and answers null where nothing is; it is never cached. */
export function personalPage<Props extends object>(
  options: Options,
  load: (session: Session, query: RawQuery) => Promise<Props | null>,
): GetServerSideProps<WithShell<Props>>;
export function personalPage(
  { requires, path }: Options,
  load: (session: Session, query: RawQuery) => Promise<object | null>,
): GetServerSideProps<object> {
  return answerPersonal(async ({ session, query, locale, resolvedUrl }) => {
    if (session === null) {
      const search = resolvedUrl.slice(pathOnly(resolvedUrl).length);
      const own = typeof path === 'string' ? path : pathOnly(path(query));
      const next = encodeURIComponent(localizedPath(locale, own + search));
      return { redirect: { destination: `${localizedPath(locale, paths.login())}?next=${next}`, statusCode: 307 } };
    }
    if (requires === 'admin' && !session.admin) return null;
    const props = await load(session, query);
    return props && { props };
  });
}

/** As `personalPage`, for visitors too, whose session is null. `movedTo`: where an address leads that is not the page's own, without locale. */
export function personalPageForAll<Props extends object>(
  load: (session: Session | null, query: RawQuery) => Promise<Props | null>,
  movedTo?: (query: RawQuery) => string | null,
): GetServerSideProps<WithShell<Props>>;
export function personalPageForAll(
  load: (session: Session | null, query: RawQuery) => Promise<object | null>,
  movedTo: (query: RawQuery) => string | null = () => null,
): GetServerSideProps<object> {
  return answerPersonal(async ({ session, query, locale }) => {
    const destination = movedTo(query);
    if (destination !== null) return { redirect: { destination: localizedPath(locale, destination), statusCode: 307 } };
    const props = await load(session, query);
    return props && { props };
  });
}

type LoadPlay<Who, Props> = (who: Who, now: number, query: RawQuery) => Promise<Props | null>;

/** The load of a page of the prediction game, at the site's moment; null (not found) on a site without the game. */
export function ofPlay<Who, Props>(load: LoadPlay<Who, Props>): (who: Who, query: RawQuery) => Promise<Props | null> {
  return async (who, query) => {
    const now = siteNow();
    return (await systemSettings(now)).betting ? load(who, now, query) : null;
  };
}

/** `personalPageForAll` for a page of the prediction game. */
export function playPage<Props extends object>(load: LoadPlay<Session | null, Props>, movedTo?: (query: RawQuery) => string | null) {
  return personalPageForAll(ofPlay(load), movedTo);
}
