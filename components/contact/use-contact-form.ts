import { useState } from 'react';
import { validateContact, type ContactField, type ContactFields } from '../../lib/domain/people/contact';
import { clearContactDraft, editContactDraft, idForSending, useContactDraft } from './contact-draft';
import { startContactWait } from './contact-wait';
import { sendContact } from '../../lib/client/contact/send-contact';

type Options = {
  readonly emailRequired: boolean;
  readonly waitSeconds: number;
};

type ContactFormState = {
  readonly form: ContactFields;
  readonly isSending: boolean;
  /** A message has gone out from here, and nothing has been typed since: not so after a reload. */
  readonly isSent: boolean;
  /** A failed attempt: the server's own words, or null where it could not be reached. */
  readonly failure: { readonly message: string | null } | null;
  /** The field that the last attempt stumbled over. */
  readonly invalid: ContactField | null;
  readonly edit: (patch: Partial<ContactFields>) => void;
  readonly submit: (focusField: (field: ContactField) => void) => Promise<void>;
  /** Throws away what was typed. */
  readonly clear: () => void;
};

/**
 * The states of the contact form: idle, sending, sent. What was typed
 * stays until it is sent or thrown away; the same text sent again goes out under
 * the same id, so that it cannot arrive twice.
 */
export function useContactForm({ emailRequired, waitSeconds }: Options): ContactFormState {
  const draft = useContactDraft();
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<ContactFormState['failure']>(null);
  const [invalid, setInvalid] = useState<ContactField | null>(null);

  const edit = (patch: Partial<ContactFields>): void => {
    setInvalid(null);
    setIsSent(false);
    editContactDraft(patch);
  };

  const clear = (): void => {
    setInvalid(null);
    setFailure(null);
    clearContactDraft();
  };

  const submit: ContactFormState['submit'] = async (focusField) => {
    if (isSending) return;
    const checked = validateContact(draft, { emailRequired });
    if (!checked.ok) {
      setInvalid(checked.error);
      focusField(checked.error);
      return;
    }
    setIsSending(true);
    setFailure(null);
    const outcome = await sendContact(checked.value, { id: idForSending(), pageUrl: location.href });
    setIsSending(false);
    if (!outcome.ok) {
      setFailure(outcome.error);
      return;
    }
    clearContactDraft();
    setIsSent(true);
    startContactWait(Date.now(), waitSeconds);
  };

  return { form: draft, isSending, isSent, failure, invalid, edit, submit, clear };
}
