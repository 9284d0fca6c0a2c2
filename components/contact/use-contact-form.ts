import { useRef, useState } from 'react';
import { validateContact, type ContactField, type ContactForm } from '../../lib/domain/contact';
import { startContactWait } from './contact-wait';
import { randomId } from '../../lib/client/random-id';
import { sendContact } from './send-contact';

const EMPTY: ContactForm = { reason: 'needHelp', name: '', email: '', content: '' };

type Options = {
  readonly emailRequired: boolean;
  readonly waitSeconds: number;
  /** Brings the cursor into the first field that is not valid (spec §5). */
  readonly focusField: (field: ContactField) => void;
};

export type ContactFormState = {
  readonly form: ContactForm;
  readonly isSending: boolean;
  /** A message has gone out from here, and nothing has been typed since: not so after a reload. */
  readonly isSent: boolean;
  /** A failed attempt: the server's own words, or null where it could not be reached. */
  readonly failure: { readonly message: string | null } | null;
  /** The field that the last attempt stumbled over. */
  readonly invalid: ContactField | null;
  readonly edit: (patch: Partial<ContactForm>) => void;
  readonly submit: () => Promise<void>;
};

/**
 * The states of the contact form (spec §4): idle, sending, sent. A failure keeps
 * what was typed; the same text sent again goes out under the same id, so that
 * it cannot arrive twice.
 */
export function useContactForm({ emailRequired, waitSeconds, focusField }: Options): ContactFormState {
  const [form, setForm] = useState<ContactForm>(EMPTY);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<ContactFormState['failure']>(null);
  const [invalid, setInvalid] = useState<ContactField | null>(null);
  const id = useRef<string | null>(null);

  const edit = (patch: Partial<ContactForm>): void => {
    id.current = null;
    setInvalid(null);
    setIsSent(false);
    setForm((current) => ({ ...current, ...patch }));
  };

  const submit = async (): Promise<void> => {
    if (isSending) return;
    const checked = validateContact(form, { emailRequired });
    if (!checked.ok) {
      setInvalid(checked.error);
      focusField(checked.error);
      return;
    }
    setIsSending(true);
    setFailure(null);
    id.current ??= randomId();
    const outcome = await sendContact(checked.value, { id: id.current, pageUrl: location.href });
    setIsSending(false);
    if (!outcome.ok) {
      setFailure(outcome.error);
      return;
    }
    id.current = null;
    setForm(EMPTY);
    setIsSent(true);
    startContactWait(Date.now(), waitSeconds);
  };

  return { form, isSending, isSent, failure, invalid, edit, submit };
}
