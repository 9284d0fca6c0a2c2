import Check from 'lucide-react/icons/check';
import KeyRound from 'lucide-react/icons/key-round';
import { useRef, useState } from 'react';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { endSession } from '../../lib/client/auth/session';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { logFailure } from '../../lib/client/requests/log-failure';
import { authorName } from '../../lib/domain/people/comments/author-name';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { paths } from '../../lib/domain/page/paths';
import {
  PASSWORD_PROVIDER,
  PROVIDER_IDS,
  PROVIDER_NAMES,
  providerName,
  SOCIAL_PROVIDERS,
  type OwnSignIn,
  type SocialProvider,
} from '../../lib/domain/people/sign-in';
import { labelledText } from '../../lib/domain/text/list-text';
import { isEmail } from '../../lib/domain/values/validation';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { SecondFactor } from '../account/SecondFactor';
import { SignInList } from '../account/SignInList';
import { Message, type Notice } from '../ui/Message';
import { renewFor } from '../../lib/client/auth/prove-owner';
import { UserPicture } from '../auth/UserPicture';
import { VerifyEmail } from '../auth/VerifyEmail';
import { failureText } from '../auth/LoginMessage';
import { ProviderMark, useOfferedProviders } from '../auth/SocialButtons';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { NameColor } from '../ui/NameColor';
import { TitledSection } from '../ui/SectionHeading';

export type AccountViewProps = { readonly current: CurrentUser };

/** `/account`: who is signed in, and the ways to sign in. */
export function AccountView({ current, signIns }: AccountViewProps & { readonly signIns: readonly OwnSignIn[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const { user } = current;
  const { summonerName, color } = current.data.user;
  // As others see it, not as a provider of sign-ins knows it.
  const name = authorName({ uid: user.uid, summonerName });
  const hasEmail = user.email !== null && isEmail(user.email);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leave = async (from: Parameters<typeof endSession>[0]): Promise<void> => {
    setHasFailed(false);
    setIsAsking(false);
    if (await endSession(from)) location.assign(localizedPath(locale, paths.home()));
    else setHasFailed(true);
  };
  return (
    <AccountPage tab="profile">
      {hasEmail ? null : (
        <>
          <Message kind="error">{t('account.noEmail')}</Message>
          <div>
            <ButtonLink data-size="small" href={paths.accountEdit()}>
              {t(user.email === null ? 'account.addEmail' : 'account.changeEmail')}
            </ButtonLink>
          </div>
        </>
      )}
      {hasEmail && user.email !== null && !user.emailVerified ? (
        <Card>
          <VerifyEmail email={user.email}>{t('account.verifyAddress', { email: user.email })}</VerifyEmail>
        </Card>
      ) : null}
      <Card className="panel">
        <div className="who">
          <UserPicture user={user} name={name} size={64} />
          <div>
            <strong>
              <NameColor color={color} /> {name}
            </strong>
            <p>
              {user.email}
              {user.email === null ? null : (
                <span className="badge" data-on={user.emailVerified}>
                  {user.emailVerified ? <Check size={12} aria-hidden /> : null}
                  {t(user.emailVerified ? 'account.verified' : 'account.unverified')}
                </span>
              )}
            </p>
            <p>{t('account.signedInWith', { provider: providerName(user.provider) ?? t('account.password') })}</p>
          </div>
        </div>
      </Card>
      <Ways current={current} />
      <SecondFactor current={current} />
      <TitledSection id="account-devices" title={t('account.devices')}>
        <Card>
          <SignInList signIns={signIns} onLeave={() => void leave({ everywhere: false })} />
          <div className="panel">
            <div className="beside">
              <p>{t('account.devicesText')}</p>
              <Button data-size="small" onClick={() => setIsAsking(true)}>
                {t('account.signOutEverywhere')}
              </Button>
            </div>
            <ConfirmDialog
              title={t('account.signOutEverywhere')}
              open={isAsking}
              confirm={t('login.menu.logOut')}
              cancel={t('account.staySignedIn')}
              onConfirm={() => void leave({ everywhere: true })}
              onCancel={() => setIsAsking(false)}
            >
              <p>{t('account.signOutHereToo')}</p>
            </ConfirmDialog>
            {hasFailed ? <Message kind="error">{t('login.logOutFailed')}</Message> : null}
          </div>
        </Card>
      </TitledSection>
    </AccountPage>
  );
}

function Ways({ current: page }: AccountViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { update } = useCurrentUser();
  const [providers, setProviders] = useState<readonly string[]>(page.user.providers);
  const offered = useOfferedProviders();
  const shown = SOCIAL_PROVIDERS.filter((provider) => offered.includes(provider) || providers.includes(PROVIDER_IDS[provider]));
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  /** Counts the attempts: a popup that was closed ends seconds later, when another one may be open. */
  const attempts = useRef(0);

  // A browser lets a popup open only right after the tap.
  const prepare = (): void => {
    loadAuth().then((auth) => auth?.preparePopups(), logFailure('Firebase not loaded'));
  };

  const change = async (provider: SocialProvider, how: 'link' | 'unlink'): Promise<void> => {
    const name = PROVIDER_NAMES[provider];
    attempts.current += 1;
    const attempt = attempts.current;
    setNotice(how === 'link' ? { kind: 'info', text: t('account.linking', { provider: name }) } : null);
    try {
      const auth = await loadAuth();
      const outcome = auth ? await auth[how](provider) : null;
      if (!outcome?.ok) {
        if (attempt !== attempts.current) return;
        const text = outcome ? failureText(t, outcome.error) : t('login.notConfigured');
        setNotice(text ? { kind: 'error', text } : null);
        return;
      }
      setIsWorking(true);
      const id = PROVIDER_IDS[provider];
      setProviders((known) => [...known.filter((each) => each !== id), ...(how === 'link' ? [id] : [])]);
      await renewFor(outcome.value);
      await update();
      setNotice({ kind: 'info', text: t(how === 'link' ? 'account.linked' : 'account.unlinked', { provider: name }) });
    } catch {
      setNotice({ kind: 'error', text: t('login.unavailable') });
    } finally {
      setIsWorking(false);
    }
  };

  return (
    <TitledSection id="account-ways" title={t('account.providers')}>
      <Card>
        <ul className="ways" onPointerEnter={prepare} onFocus={prepare}>
          {providers.includes(PASSWORD_PROVIDER) ? (
            <li>
              <KeyRound size={18} aria-hidden />
              <span>{t('account.password')}</span>
              <ButtonLink data-size="small" data-variant="quiet" href={paths.accountPassword()}>
                {t('account.changePassword')}
              </ButtonLink>
            </li>
          ) : null}
          {shown.map((provider) => {
            const isLinked = providers.includes(PROVIDER_IDS[provider]);
            const isLast = isLinked && providers.length === 1;
            return (
              <li key={provider}>
                <ProviderMark provider={provider} size={18} />
                <span>
                  {PROVIDER_NAMES[provider]}
                  {isLinked ? <small>{t(isLast ? 'account.lastProvider' : 'account.isLinked')}</small> : null}
                </span>
                {isLast ? null : (
                  <Button
                    data-size="small"
                    aria-disabled={isWorking || undefined}
                    aria-label={labelledText(t(isLinked ? 'account.disconnect' : 'account.connect'), PROVIDER_NAMES[provider], locale)}
                    onClick={() => {
                      if (!isWorking) void change(provider, isLinked ? 'unlink' : 'link');
                    }}
                  >
                    {t(isLinked ? 'account.disconnect' : 'account.connect')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {notice ? (
          <div className="notice">
            <Message kind={notice.kind}>{notice.text}</Message>
          </div>
        ) : null}
      </Card>
    </TitledSection>
  );
}
