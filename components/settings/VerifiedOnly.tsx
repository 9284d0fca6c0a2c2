import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { withTexts } from '../../lib/client/islands/load-section';
import { logFailure } from '../../lib/client/requests/log-failure';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';
import type { UnverifiedNotice } from './UnverifiedNotice';

/** Both parts are in everybody's HTML; `data-user` on <html> decides before the first paint which one shows. */
const Either = styled.div`
  display: contents;

  html:not([data-user='unverified']) & > .ui-card,
  html[data-user='unverified'] & > [data-part='settings'] {
    display: none;
  }
  & > [data-part='settings'] {
    display: contents;
  }
  & > .ui-card {
    padding: var(--sp-5);
  }
`;

/**
 * Settings for visitors, whose choices stay in this browser, and for users with
 * a verified address; others are asked to verify theirs first.
 */
export function VerifiedOnly({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { current, update } = useCurrentUser();
  const [Notice, setNotice] = useState<typeof UnverifiedNotice | null>(null);
  const isUnverified = current !== null && !current.user.emailVerified;

  useEffect(() => {
    if (!isUnverified) return;
    // Visitors and verified users, who are nearly all, load neither the notice nor its texts.
    withTexts('account', withTexts('login', import('./UnverifiedNotice'))).then(
      (found) => setNotice(() => found.UnverifiedNotice),
      logFailure('notice not loaded'),
    );
  }, [isUnverified]);

  useEffect(() => {
    if (!isUnverified) return;
    // After the mail's link was opened in another tab, this one returns to the settings.
    const look = (): void => {
      if (document.visibilityState === 'visible') update().catch(logFailure('account not loaded'));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  if (isUnverified && Notice) return <Notice user={current.user} />;
  return (
    <Either>
      <Card>{t('preferences.verifyHint')}</Card>
      <div data-part="settings">{children}</div>
    </Either>
  );
}
