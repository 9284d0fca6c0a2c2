import type { GetServerSideProps } from 'next';
import type { Locale } from '../../domain/settings/locales';
import { STORED_KEYS, type StoredKey, type StoredLife } from '../../domain/settings/stored-keys';
import { type LegalPageData, type LegalWords, type StoredKeyTable, sectionsWhere } from '../../i18n/legal-document';
import { LEGAL_TEXTS } from '../../i18n/server-messages';
import { environment } from '../env';
import { operatorOf } from '../unset-services';
import { type WithShell, publicPage } from './public-page';
import { systemSettings } from './shell-data';

function lifeIn(locale: Locale, life: StoredLife, lives: LegalWords['storedKeys']['lives']): string {
  if (typeof life === 'string') return lives[life];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(life.days);
}

/** Everything that the site stores in a browser, in words. `sessionCookie`: the name that this installation gives it. */
export function storedKeyTable(locale: Locale, { storedKeys: words }: LegalWords, sessionCookie: string): StoredKeyTable {
  const nameOf = ({ id, name }: StoredKey): string => (id === 'session' ? sessionCookie : name);
  return {
    caption: words.caption,
    columns: [words.name, words.place, words.purpose, words.life],
    rows: STORED_KEYS.map((key) => ({
      id: key.id,
      name: nameOf(key),
      place: words.places[key.place],
      purpose: words.purposes[key.id],
      life: lifeIn(locale, key.life, words.lives),
    })),
  };
}

/** `getServerSideProps` of a legal page, as it is true of this installation; `path` is its own address without locale. */
export function legalPage(name: 'privacy' | 'terms' | 'tos' | 'about', path: string): GetServerSideProps<WithShell<LegalPageData>> {
  return publicPage<LegalPageData>(async ({ locale, now }) => {
    const variables = environment();
    const operator = operatorOf(variables);
    const { betting } = await systemSettings(now);
    const document = sectionsWhere(LEGAL_TEXTS[locale][name], [
      variables.RIFTWEEK_PAGE_VIEW_URL === undefined ? 'noPageViews' : 'pageViews',
      operator === null ? 'unnamedOperator' : 'namedOperator',
      ...(betting ? (['predictionGame'] as const) : []),
    ]);
    const shown = new Set(document.sections.map(({ shows }) => shows));
    const facts = {
      operator: shown.has('operator') ? operator : null,
      storedKeys: shown.has('storedKeys') ? storedKeyTable(locale, LEGAL_TEXTS[locale].words, variables.RIFTWEEK_SESSION_COOKIE) : null,
    };
    return { kind: 'page', props: { document, path, facts }, tags: [] };
  });
}
