import { DEFAULT_LOCALE, isLocale } from '../../lib/domain/settings/locales';
import { LANGUAGE_DATA_ID } from '../../lib/domain/page/language-data';
import { languageData } from '../../lib/server/pages/language-data';

/** Puts into <head> what the pre-paint script reads there, for the page's language. */
export function setLanguageData(): void {
  const { lang } = document.documentElement;
  const data = document.getElementById(LANGUAGE_DATA_ID) ?? document.createElement('script');
  data.id = LANGUAGE_DATA_ID;
  data.setAttribute('type', 'application/json');
  data.textContent = languageData(isLocale(lang) ? lang : DEFAULT_LOCALE);
  document.head.append(data);
}
