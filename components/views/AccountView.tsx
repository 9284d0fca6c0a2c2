import { useRef, useState } from 'react';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { endSession } from '../../lib/client/auth/session';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import type { CurrentUser } from '../../lib/domain/current-user';
import {
  PASSWORD_PROVIDER,
  PROVIDER_IDS,
  PROVIDER_NAMES,
  providerName,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '../../lib/domain/sign-in';
import { isEmail } from '../../lib/domain/validation';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { Message } from '../ui/Message';
import { renewFor } from '../account/prove-owner';
import { UserPicture } from '../account/UserPicture';
import { VerifyEmail } from '../account/VerifyEmail';
import { failureText } from '../auth/LoginMessage';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { SectionHeading } from '../ui/SectionHeading';

export type AccountViewProps = { readonly current: CurrentUser };

const leave = async (): Promise<void> => {
  await endSession({ everywhere: true });
  location.assign('/');
};

/** `/account`: who is signed in, and the ways to sign in. */
export function AccountView({ current }: AccountViewProps) {
  const t = useTranslate();
  const { user } = current;
  const hasEmail = user.email !== null && isEmail(user.email);
  return (
    <AccountPage tab="profile">
      {hasEmail ? null : <Message kind="error">{t('account.noEmail')}</Message>}
      {hasEmail && user.email !== null && !user.emailVerified ? (
        <Card>
          <VerifyEmail email={user.email}>{t('account.verifyAddress', { email: user.email })}</VerifyEmail>
        </Card>
      ) : null}
      <Card>
        <div className="panel">
          <UserPicture user={user} size={64} />
          <dl>
            <dt>{t('account.name')}</dt>
            <dd>{current.data.user.summonerName || user.displayName || '–'}</dd>
            <dt>{t('account.email')}</dt>
            <dd>
              {user.email ?? '–'}{' '}
              {user.email === null ? null : <small>({t(user.emailVerified ? 'account.verified' : 'account.unverified')})</small>}
            </dd>
          </dl>
          <p>{t('account.signedInWith', { provider: providerName(user.provider) ?? t('account.password') })}</p>
        </div>
      </Card>
      <Ways current={current} />
      <div>
        <Button onClick={() => void leave()}>{t('account.signOutEverywhere')}</Button>
      </div>
    </AccountPage>
  );
}

type Told = { readonly kind: 'info' | 'error'; readonly text: string };

function Ways({ current: page }: AccountViewProps) {
  const t = useTranslate();
  const { update } = useCurrentUser();
  const [providers, setProviders] = useState<readonly string[]>(page.user.providers);
  const [told, setTold] = useState<Told | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  /** Counts the attempts: a popup that was closed ends seconds later, when another one may be open. */
  const attempts = useRef(0);

  // A browser lets a popup open only right after the tap.
  const prepare = (): void => {
    loadAuth().then(
      (auth) => auth?.preparePopups(),
      () => undefined,
    );
  };

  const change = async (provider: SocialProvider, how: 'link' | 'unlink'): Promise<void> => {
    const name = PROVIDER_NAMES[provider];
    attempts.current += 1;
    const attempt = attempts.current;
    setTold(how === 'link' ? { kind: 'info', text: t('account.linking', { provider: name }) } : null);
    try {
      const auth = await loadAuth();
      const outcome = auth ? await auth[how](provider) : null;
      if (!outcome?.ok) {
        if (attempt !== attempts.current) return;
        const text = outcome ? failureText(t, outcome.error) : t('login.notConfigured');
        setTold(text ? { kind: 'error', text } : null);
        return;
      }
      setIsWorking(true);
      const id = PROVIDER_IDS[provider];
      setProviders((known) => [...known.filter((each) => each !== id), ...(how === 'link' ? [id] : [])]);
      await renewFor(outcome.value);
      await update();
      setTold({ kind: 'info', text: t(how === 'link' ? 'account.linked' : 'account.unlinked', { provider: name }) });
    } catch {
      setTold({ kind: 'error', text: t('login.unavailable') });
    } finally {
      setIsWorking(false);
    }
  };

  return (
    <section aria-labelledby="account-ways">
      <SectionHeading id="account-ways">{t('account.providers')}</SectionHeading>
      <Card>
        <div className="panel">
          <ul className="ways" onPointerEnter={prepare} onFocus={prepare}>
            {providers.includes(PASSWORD_PROVIDER) ? <li>{t('account.password')}</li> : null}
            {SOCIAL_PROVIDERS.map((provider) => {
              const isLinked = providers.includes(PROVIDER_IDS[provider]);
              const isLast = isLinked && providers.length === 1;
              return (
                <li key={provider}>
                  <span>{PROVIDER_NAMES[provider]}</span>
                  <Button
                    data-size="small"
                    disabled={isWorking || isLast}
                    title={isLast ? t('account.lastProvider') : undefined}
                    onClick={() => void change(provider, isLinked ? 'unlink' : 'link')}
                  >
                    {t(isLinked ? 'account.unlink' : 'account.link', { provider: PROVIDER_NAMES[provider] })}
                  </Button>
                </li>
              );
            })}
          </ul>
          {told ? <Message kind={told.kind}>{told.text}</Message> : null}
        </div>
      </Card>
    </section>
  );
}
