import { useId, useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { CONTACT_EMAIL_MAX_LENGTH, CONTACT_MESSAGE_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH } from '../../lib/domain/constants';
import { CONTACT_REASONS, type ContactField } from '../../lib/domain/people/contact';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ContactSent } from './ContactSent';
import { useClosingGuard } from './use-closing-guard';
import { useContactForm } from './use-contact-form';
import { useContactWait } from './contact-wait';

const Form = styled.form`
  display: grid;
  gap: var(--sp-3);

  & > label,
  & > div[data-part='pair'] > label {
    display: grid;
    gap: var(--sp-1);
    min-width: 0;
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  & > div[data-part='pair'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: var(--sp-3);
  }
  & small {
    color: var(--faint-text-color);
    font-size: inherit;
    font-weight: 450;
  }
  & input,
  & select,
  & textarea {
    width: 100%;
    min-height: var(--hit);
    padding: 7px 10px;
    border: 1px solid var(--control-border-color);
    border-radius: var(--radius-m);
    background: var(--bg-sunken-color);
    color: var(--text-color);
    font-size: max(var(--fs-md), var(--input-fs, 0px));
    font-weight: 450;
  }
  & textarea {
    min-height: 104px;
    resize: vertical;
  }
  & [aria-invalid='true'] {
    border-color: var(--error-text);
  }
  & [role='alert'] {
    padding: 9px 12px;
    border: 1px solid var(--error-border);
    border-radius: var(--radius-m);
    background: var(--error-bg);
    color: var(--error-text);
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
  & > noscript {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > div[data-part='actions'] {
    display: flex;
    gap: var(--sp-2);
  }
  & > div[data-part='actions'] > [type='submit'] {
    flex: 1;
  }
  /* Smaller than 16 px, and a phone zooms in on focus. */
  @media (pointer: coarse) {
    --input-fs: 16px;
  }
`;

type Props = {
  /** Optional on the support page, required in the box. */
  readonly emailRequired: boolean;
  /** CONTACT_WAIT_TIME of the system settings. */
  readonly waitSeconds: number;
};

/** Reason, name, e-mail, message; after success the thank-you panel until the wait is over. */
export function ContactForm({ emailRequired, waitSeconds }: Props) {
  const t = useTranslate();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const wait = useContactWait(waitSeconds);

  const focusField = (field: ContactField): void => {
    const fields = { name, email, content };
    fields[field].current?.focus();
  };
  const { form, isSending, isSent, failure, invalid, edit, submit, clear } = useContactForm({ emailRequired, waitSeconds, focusField });
  const [asksClear, setAsksClear] = useState(false);
  const hasMessage = form.content.trim() !== '';
  useClosingGuard(hasMessage);

  if (wait > 0) return <ContactSent seconds={wait} takesFocus={isSent} />;

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <Form noValidate onSubmit={onSubmit} aria-busy={isSending}>
      <label>
        {t('contact.reason')}
        <select
          name="reason"
          value={form.reason}
          onChange={(event) => edit({ reason: CONTACT_REASONS[event.target.selectedIndex] ?? 'needHelp' })}
        >
          {CONTACT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`contact.reasons.${reason}`)}
            </option>
          ))}
        </select>
      </label>
      <div data-part="pair">
        <label>
          {t('contact.name')}
          <input
            ref={name}
            name="name"
            autoComplete="name"
            required
            maxLength={CONTACT_NAME_MAX_LENGTH}
            aria-invalid={invalid === 'name'}
            value={form.name}
            onChange={(event) => edit({ name: event.target.value })}
          />
        </label>
        <label>
          <span>
            {t('contact.email')} {emailRequired ? null : <small>{t('contact.optional')}</small>}
          </span>
          <input
            ref={email}
            type="email"
            name="email"
            autoComplete="email"
            required={emailRequired}
            maxLength={CONTACT_EMAIL_MAX_LENGTH}
            aria-invalid={invalid === 'email'}
            value={form.email}
            onChange={(event) => edit({ email: event.target.value })}
          />
        </label>
      </div>
      <label>
        {t('contact.message')}
        <textarea
          ref={content}
          name="content"
          required
          rows={4}
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
          aria-invalid={invalid === 'content'}
          aria-describedby={`${id}-limit`}
          value={form.content}
          onChange={(event) => edit({ content: event.target.value })}
        />
        <small id={`${id}-limit`} hidden={form.content.length < CONTACT_MESSAGE_MAX_LENGTH * 0.9}>
          {t('contact.charactersLeft', { count: CONTACT_MESSAGE_MAX_LENGTH - form.content.length })}
        </small>
      </label>
      {failure ? <p role="alert">{failure.message ?? t('contact.networkError')}</p> : null}
      <noscript>{t('contact.needsScript')}</noscript>
      <div data-part="actions">
        {hasMessage ? (
          <Button data-variant="quiet" disabled={isSending} onClick={() => setAsksClear(true)}>
            {t('contact.clear')}
          </Button>
        ) : null}
        <Button type="submit" data-variant="primary" disabled={isSending}>
          {t(isSending ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('contact.clearTitle')}
        open={asksClear}
        confirm={t('contact.clear')}
        cancel={t('contact.keep')}
        onConfirm={() => {
          setAsksClear(false);
          clear();
        }}
        onCancel={() => setAsksClear(false)}
        fallbackFocus={content}
      >
        <p>{t('contact.clearText')}</p>
      </ConfirmDialog>
    </Form>
  );
}
