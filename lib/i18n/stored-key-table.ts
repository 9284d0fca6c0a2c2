import type { Locale } from '../domain/settings/locales';
import { STORED_KEYS, type StoredKey, type StoredLife } from '../domain/settings/stored-keys';
import type { LegalWords, StoredKeyTable } from './legal-document';

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
