import { describe, expect, it } from 'vitest';
import { STORED_KEYS } from '../../../lib/domain/settings/stored-keys';
import { storedKeyOf } from '../../support/stored-key-of';

describe('the list of stored keys', () => {
  it('names each key once', () => {
    const names = STORED_KEYS.map(({ place, name }) => `${place} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(STORED_KEYS.map(({ id }) => id)).size).toBe(STORED_KEYS.length);
  });

  it.each([
    ['cookie', 'token', 'session'],
    ['sessionStorage', 'comment-draft:match-7:', 'commentDraft'],
    ['localStorage', 'comment-draft:match-7:', undefined],
    ['localStorage', 'settings2', undefined],
    ['indexedDB', 'firebaseLocalStorageDb', 'firebaseAuth'],
  ] as const)('lists in %s the name %s as %s', (place, name, id) => {
    expect(storedKeyOf(place, name)?.id).toBe(id);
  });
});
