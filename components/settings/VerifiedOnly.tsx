import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { loadSection } from '../../lib/client/islands/load-section';
import { logFailure } from '../../lib/client/requests/log-failure';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Card } from '../ui/Card';

type Notice = ComponentType<{ readonly user: CurrentUser['user'] }>;

/** Visitors and verified users, who are nearly all, load neither the notice nor its texts. */
async function loadNotice(): Promise<Notice> {
  const [{ UnverifiedNotice }] = await Promise.all([import('./UnverifiedNotice'), loadSection('account'), loadSection('login')]);
  return UnverifiedNotice;
}

/** Both are in the HTML of every reader; `data-user` on <html> decides before the first paint. */
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
  const [Loaded, setLoaded] = useState<Notice | null>(null);
  const isUnverified = current !== null && !current.user.emailVerified;

  useEffect(() => {
    if (!isUnverified) return;
    loadNotice().then((found) => setLoaded(() => found), logFailure('notice not loaded'));
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

  if (isUnverified && Loaded) return <Loaded user={current.user} />;
  return (
    <Either>
      <Card>{t('preferences.verifyHint')}</Card>
      <div data-part="settings">{children}</div>
    </Either>
  );
}
