import { useState } from 'react';
import type { AuthPort } from '../../lib/client/auth/auth-port';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { logFailure } from '../../lib/client/requests/log-failure';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { Notice } from '../ui/Message';

export const failed = (text: string): Notice => ({ kind: 'error', text });

/** A form that acts for an account's owner: it is sent once at a time, and says how that ended. */
export function useOwnerForm() {
  const t = useTranslate();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  /** @param missing what the form lacks; null: nothing */
  const submit = (missing: MessageKey | null, act: (auth: AuthPort) => Promise<Notice | null>): void => {
    if (isWorking) return;
    setIsWorking(true);
    setNotice(null);
    const go = async (): Promise<Notice | null> => {
      if (missing !== null) return failed(t(missing));
      const auth = await loadAuth();
      return auth ? act(auth) : failed(t('login.notConfigured'));
    };
    void go()
      .catch((error: unknown) => {
        logFailure('account not changed')(error);
        return failed(t('login.unavailable'));
      })
      .then(setNotice)
      .finally(() => setIsWorking(false));
  };
  return { notice, isWorking, submit, clear: () => setNotice(null) };
}
