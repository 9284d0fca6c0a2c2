import { useRouter } from 'next/router';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/i18n/message-key';
import { chooseLocale } from '../../lib/client/chosen-locale';
import { pathOnly } from '../../lib/domain/paths';
import { useHydrated } from '../../lib/client/use-hydrated';
import { useLocale } from '../../lib/i18n/use-translate';

/** Each language in its own words. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ko: '한국어', es: 'Español' };

/** The same page in another language: `path` starts with "/" and may carry a query. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/**
 * The language switch: plain links, because another language means other texts
 * for the whole page (a full load). The query joins after hydration: cached HTML
 * is the same for queries that the server does not know. A language that is
 * followed from here is chosen, and kept.
 */
export function LanguageLinks() {
  const current = useLocale();
  const { asPath } = useRouter();
  const hydrated = useHydrated();
  const path = hydrated ? asPath : pathOnly(asPath);
  return (
    <ul>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={localePath(locale, path)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => chooseLocale(locale)}
          >
            {LANGUAGE_NAMES[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
