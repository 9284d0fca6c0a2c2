import { STORED_KEYS, type StoredPlace } from '../../lib/domain/settings/stored-keys';

/** The listed key that a name found in a browser belongs to; undefined for an unlisted one. */
export const storedKeyOf = (place: StoredPlace, name: string): (typeof STORED_KEYS)[number] | undefined =>
  STORED_KEYS.find((key) => key.place === place && (key.name.endsWith('*') ? name.startsWith(key.name.slice(0, -1)) : name === key.name));
