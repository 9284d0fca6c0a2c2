import { useState } from 'react';
import { validateContact, type ContactField, type ContactFields, CONTACT_REASONS } from '../../lib/domain/people/contact';
import { startContactWait } from './contact-wait';
import { sendContact } from '../../lib/client/contact/send-contact';
import * as v from 'valibot';
import { createLocalStore } from '../../lib/client/stored/local-store';
import { useStored } from '../../lib/client/stored/use-stored';
import { randomId } from '../../lib/client/requests/random-id';

/**
 * What is typed and not yet sent, stored in the tab's session, for the box and the
 * support page alike: another page, a reload or a lost connection does not lose it.
 */
const CONTACT_DRAFT_KEY = 'contactDraft';

/** `id`: the id under which this message is sent, and sent again; null: it was not tried. */
type ContactDraft = ContactFields & { readonly id: string | null };
const EMPTY: ContactDraft = { reason: 'needHelp', name: '', email: '', content: '', id: null };

const DraftSchema = v.fallback(
  v.object({ reason: v.picklist(CONTACT_REASONS), name: v.string(), email: v.string(), content: v.string(), id: v.nullable(v.string()) }),
  EMPTY,
);

const store = createLocalStore<ContactDraft>(CONTACT_DRAFT_KEY, (stored) => v.parse(DraftSchema, stored), EMPTY, {
  storage: 'sessionStorage',
});

/** The id under which this message is sent, and sent again. */
function idForSending(): string {
  const draft = store.read();
  const id = draft.id ?? randomId();
  store.write({ ...draft, id });
  return id;
}

type Options = { readonly emailRequired: boolean; readonly waitSeconds: number };

/**
 * The states of the contact form: idle, sending, sent. What was typed
 * stays until it is sent or thrown away; the same text sent again goes out under
 * the same id, so that it cannot arrive twice.
 */
export function useContactForm({ emailRequired, waitSeconds }: Options) {
  const draft = useStored(store);
  const [isSending, setIsSending] = useState(false);
  /** A message has gone out from here, and nothing has been typed since: not so after a reload. */
  const [isSent, setIsSent] = useState(false);
  /** A failed attempt: the feedback service's own words, where it said why. */
  const [failure, setFailure] = useState<{ readonly message: string | null } | null>(null);
  /** The fields that were wrong in the last attempt and have not been edited since. */
  const [invalid, setInvalid] = useState<readonly ContactField[]>([]);

  const edit = (patch: Partial<ContactFields>): void => {
    setInvalid(invalid.filter((field) => !(field in patch)));
    setIsSent(false);
    // Another message, which goes out under another id.
    store.write({ ...store.read(), ...patch, id: null });
  };

  /** Throws away what was typed. */
  const clear = (): void => {
    setInvalid([]);
    setFailure(null);
    store.write(EMPTY);
  };

  const submit = async (focusField: (field: ContactField) => void): Promise<void> => {
    if (isSending) return;
    const checked = validateContact(draft, { emailRequired });
    if (!checked.ok) {
      setInvalid(checked.error);
      focusField(checked.error[0]);
      return;
    }
    setIsSending(true);
    setFailure(null);
    const id = idForSending();
    const outcome = await sendContact(checked.value, { id, pageUrl: location.href });
    setIsSending(false);
    if (!outcome.ok) {
      setFailure(outcome.error);
      return;
    }
    // What was typed meanwhile is another message.
    if (store.read().id === id) store.write(EMPTY);
    setIsSent(true);
    startContactWait(Date.now(), waitSeconds);
  };

  return { form: draft, isSending, isSent, failure, invalid, edit, submit, clear };
}
