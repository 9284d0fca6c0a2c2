import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createLocalStore } from '../../lib/client/stored/local-store';
import { randomId } from '../../lib/client/requests/random-id';
import { CONTACT_REASONS, type ContactFields } from '../../lib/domain/people/contact';

/**
 * What is typed and not yet sent, stored in the tab's session, for the box and the
 * support page alike: another page, a reload or a lost connection does not lose it.
 */
const CONTACT_DRAFT_KEY = 'contactDraft';

/** `id`: under which this very message is sent, and sent again; null: it was not tried. */
type ContactDraft = ContactFields & { readonly id: string | null };
const EMPTY: ContactDraft = { reason: 'needHelp', name: '', email: '', content: '', id: null };

const DraftSchema = v.fallback(
  v.object({ reason: v.picklist(CONTACT_REASONS), name: v.string(), email: v.string(), content: v.string(), id: v.nullable(v.string()) }),
  EMPTY,
);

const store = createLocalStore<ContactDraft>(
  CONTACT_DRAFT_KEY,
  (stored) => v.parse(DraftSchema, stored),
  (draft) => draft,
  EMPTY,
  'sessionStorage',
);

export function useContactDraft(): ContactDraft {
  return useSyncExternalStore(store.subscribe, store.read, store.serverValue);
}

/** Another message; it goes out under another id. */
export function editContactDraft(patch: Partial<ContactFields>): void {
  store.write({ ...store.read(), ...patch, id: null });
}

/** The id under which this very message is sent, and sent again. */
export function idForSending(): string {
  const draft = store.read();
  const id = draft.id ?? randomId();
  store.write({ ...draft, id });
  return id;
}

export function clearContactDraft(): void {
  store.write(EMPTY);
}
