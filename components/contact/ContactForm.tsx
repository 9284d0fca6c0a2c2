import { useId, useRef, useState, useEffect } from 'react';
import styled from 'styled-components';
import { CONTACT_EMAIL_MAX_LENGTH, CONTACT_MESSAGE_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH } from '../../lib/domain/values/constants';
import { CONTACT_REASONS } from '../../lib/domain/people/contact';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { CheckedField, Field, TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Message } from '../ui/Message';
import { Select } from '../ui/Select';
import { TextArea } from '../ui/TextInput';
import { ContactSent } from './ContactSent';
import { useContactForm } from './use-contact-form';
import { useContactWait } from './contact-wait';

const ContactFields = styled(FieldForm)`
  & > div[data-part='pair'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: var(--sp-3);
  }
  & :is(input, select) {
    min-height: var(--hit);
  }
  & textarea {
    min-height: 104px;
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
`;

type Props = {
  /** Whether an e-mail address is required: in the box, not on the support page. */
  readonly emailRequired: boolean;
  /** Seconds until another message may be sent (CONTACT_WAIT_TIME of the system settings). */
  readonly waitSeconds: number;
};

/** Reason, name, e-mail, message; after success the thank-you panel until the wait is over. */
export function ContactForm({ emailRequired, waitSeconds }: Props) {
  const t = useTranslate();
  const id = useId();
  const content = useRef<HTMLTextAreaElement>(null);
  const wait = useContactWait(waitSeconds);
  const { form, isSending, isSent, failure, invalid, edit, submit, clear } = useContactForm({ emailRequired, waitSeconds });
  const [asksClear, setAsksClear] = useState(false);
  const hasMessage = form.content.trim() !== '';
  useClosingGuard(hasMessage);

  if (wait > 0) return <ContactSent seconds={wait} takesFocus={isSent} />;

  return (
    <ContactFields noValidate onSubmit={(focusField) => void submit(focusField)} aria-busy={isSending}>
      <Field label={t('contact.reason')}>
        <Select
          name="reason"
          value={form.reason}
          onChange={(event) => edit({ reason: CONTACT_REASONS[event.target.selectedIndex] ?? 'needHelp' })}
        >
          {CONTACT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`contact.reasons.${reason}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div data-part="pair">
        <TextField
          label={t('contact.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={CONTACT_NAME_MAX_LENGTH}
          error={invalid.includes('name') ? t('contact.enterName') : null}
          value={form.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <TextField
          label={
            <>
              {t('contact.email')} {emailRequired ? null : <small>{t('contact.optional')}</small>}
            </>
          }
          type="email"
          name="email"
          autoComplete="email"
          required={emailRequired}
          maxLength={CONTACT_EMAIL_MAX_LENGTH}
          error={invalid.includes('email') ? t('contact.enterEmail') : null}
          value={form.email}
          onChange={(event) => edit({ email: event.target.value })}
        />
      </div>
      <CheckedField error={invalid.includes('content') ? t('contact.enterMessage') : null} errorId={`${id}-error`}>
        <Field label={t('contact.message')}>
          <TextArea
            ref={content}
            name="content"
            required
            rows={4}
            maxLength={CONTACT_MESSAGE_MAX_LENGTH}
            aria-invalid={invalid.includes('content')}
            aria-describedby={`${id}-${invalid.includes('content') ? 'error' : 'limit'}`}
            value={form.content}
            onChange={(event) => edit({ content: event.target.value })}
          />
          <small id={`${id}-limit`} hidden={form.content.length < CONTACT_MESSAGE_MAX_LENGTH * 0.9}>
            {t('contact.charactersLeft', { count: CONTACT_MESSAGE_MAX_LENGTH - form.content.length })}
          </small>
        </Field>
      </CheckedField>
      {failure ? <Message kind="error">{failure.message ?? t('contact.networkError')}</Message> : null}
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
    </ContactFields>
  );
}

/** Whether a navigation leads to another document of this site, which finds what the tab has stored. */
function staysOnSite({ destination, downloadRequest }: NavigateEvent): boolean {
  return (
    !destination.sameDocument &&
    downloadRequest === null &&
    URL.canParse(destination.url) &&
    new URL(destination.url).origin === location.origin
  );
}

/**
 * While `isOn`, the browser asks before the tab is closed or goes to another
 * site. Pages of this site do not ask: the draft is there, too. A browser that
 * does not reveal the destination asks in both cases.
 */
function useClosingGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let staysHere = false;
    const onNavigate = (event: NavigateEvent): void => {
      staysHere = staysOnSite(event);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (!staysHere) event.preventDefault();
      staysHere = false;
    };
    const navigation = 'navigation' in window ? window.navigation : null;
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isOn]);
}
