import { useRouter } from 'next/router';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../domain/settings/locales';
import { translator } from './message-registry';
import type { Translate } from './translate';

/** The page's locale, from Next's i18n routing. */
export function useLocale(): Locale {
  const { locale } = useRouter();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Texts of the page's locale: `const t = useTranslate(); t('schedule.today')`. */
export function useTranslate(): Translate {
  return translator(useLocale());
}
