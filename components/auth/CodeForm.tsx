import { useState } from 'react';
import type { AuthFailure } from '../../lib/domain/people/sign-in';
import { codeDigits, isWholeCode } from '../../lib/domain/people/second-factor';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { FieldForm } from '../ui/FieldForm';
import { Message } from '../ui/Message';
import { failureText } from './LoginMessage';

type Props = {
  readonly button: string;
  /** Tries a code; null where it was right. */
  readonly attempt: (code: string) => Promise<AuthFailure | null>;
};

/** The field for a code of an authenticator app, until one is right. */
export function CodeForm({ button, attempt }: Props) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const submit = async (focusField: (name: string) => void): Promise<void> => {
    if (isWorking) return;
    if (!isWholeCode(code)) {
      setError(t('login.codeIncomplete'));
      return focusField('code');
    }
    setError(null);
    setIsWorking(true);
    const failure = await attempt(code);
    setIsWorking(false);
    if (failure === null) return;
    setError(failureText(t, failure) || t('login.errorOccurred'));
    setCode('');
    focusField('code');
  };
  return (
    <FieldForm noValidate onSubmit={(focusField) => void submit(focusField)} aria-busy={isWorking}>
      <TextField
        label={t('login.code')}
        hint={t('login.codeHint')}
        data-first-focus=""
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        invalid={error !== null}
        value={code}
        onChange={(event) => {
          setError(null);
          setCode(codeDigits(event.target.value));
        }}
      />
      {error === null ? null : <Message kind="error">{error}</Message>}
      <Button type="submit" data-variant="primary" aria-disabled={isWorking || undefined}>
        {isWorking ? t('login.working') : button}
      </Button>
    </FieldForm>
  );
}
