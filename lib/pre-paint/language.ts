import { LANGUAGE_DATA_ID, type LanguageData, type LanguageOffer } from '../domain/page/language-data';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../domain/settings/locale-cookie';
import { DEFAULT_LOCALE } from '../domain/settings/locales';
import { isRecord } from '../domain/values/is-record';
import { cookie } from './stored';

/** A visitor who stops the way to the chosen language sees this page after all. */
const LONGEST_WAIT_MS = 4_000;

const root = document.documentElement;

const isLanguageData = (data: unknown): data is LanguageData => isRecord(data) && isRecord(data['dates']) && isRecord(data['offers']);

/** The data that the page brings along; throws without. */
export function readLanguage(): LanguageData {
  const data: unknown = JSON.parse(document.getElementById(LANGUAGE_DATA_ID)?.textContent ?? '');
  if (!isLanguageData(data)) throw new Error('The page has no data of its language.');
  return data;
}

const prefixOf = (locale: string): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** The address of this page in another language. */
function addressIn(locale: string): string {
  const path = location.pathname.slice(prefixOf(root.lang).length);
  return (prefixOf(locale) + (path === '/' ? '' : path) || '/') + location.search + location.hash;
}

/** Leads a plain address on to the language that was chosen; until the other page is there nothing shows (docs/decisions/0025). */
export function leadToChosenLanguage({ offers }: LanguageData): void {
  const chosen = cookie(LOCALE_COOKIE) ?? '';
  if (root.lang !== DEFAULT_LOCALE || !Object.keys(offers).includes(chosen)) return;
  root.style.visibility = 'hidden';
  setTimeout(() => (root.style.visibility = ''), LONGEST_WAIT_MS);
  location.replace(addressIn(chosen));
}

/** A language tag ("pt-BR-x") and its beginnings, the longest first. */
function tagAndShorter(tag: string): string[] {
  const subtags = tag.toLowerCase().split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/** What the browser prefers of the languages of the site, where the visitor has chosen none and reads another. */
export function offeredLanguage({ ranges, offers }: LanguageData): readonly [string, LanguageOffer] | null {
  if (cookie(LOCALE_COOKIE)) return null;
  const known = navigator.languages.flatMap(tagAndShorter).map((tag) => ranges[tag]);
  const locale = known.find(Boolean);
  const offer = locale === undefined ? undefined : offers[locale];
  return locale !== undefined && offer ? [locale, offer] : null;
}

function keepLanguage(locale: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax${secure}`;
}

/** Shows the bar that offers a language. The page changes only when the reader follows its link. */
export function offerLanguage([locale, { read, close }]: readonly [string, LanguageOffer]): void {
  const bar = document.createElement('aside');
  bar.className = 'language-offer';
  bar.lang = locale;
  bar.setAttribute('aria-label', read);
  const link = document.createElement('a');
  link.hreflang = locale;
  link.textContent = read;
  link.href = addressIn(locale);
  link.onclick = () => {
    keepLanguage(locale);
    // The page's address may have changed since.
    link.href = addressIn(locale);
  };
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', close);
  button.onclick = () => {
    keepLanguage(root.lang);
    bar.remove();
  };
  bar.append(link, button);
  document.body.prepend(bar);
}
