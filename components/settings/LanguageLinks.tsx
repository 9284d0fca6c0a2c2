import { useRouter } from 'next/router';
import { languageOf, LOCALES } from '../../lib/domain/settings/locales';
import { chooseLocale } from '../../lib/client/settings/chosen-locale';
import { pathOnly } from '../../lib/domain/page/paths';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale } from '../../lib/i18n/use-translate';

/**
 * The language switch: plain links, because another language means other texts
 * for the whole page (a full load). The query joins after hydration: cached HTML
 * is the same for queries that the server does not know. A language that is
 * followed from here is chosen, and remembered.
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
            href={localizedPath(locale, path)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => chooseLocale(locale)}
          >
            {languageOf(locale).name}
          </a>
        </li>
      ))}
    </ul>
  );
}
