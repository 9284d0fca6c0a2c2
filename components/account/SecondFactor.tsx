import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { LocalTime } from '../ui/LocalTime';
import { Message } from '../ui/Message';
import { TitledSection } from '../ui/SectionHeading';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog').then((module) => ({ default: module.SecondFactorDialog })));

/** Two-step verification: whether it is on, and a dialog that sets it up or takes it away, whose code comes with the first press. */
export function SecondFactor({ current: page }: { readonly current: CurrentUser }) {
  const t = useTranslate();
  const { current: loaded, update } = useCurrentUser();
  const current = loaded ?? page;
  const { secondFactor, emailVerified } = current.user;
  const isOn = secondFactor !== null;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const [isChanged, setIsChanged] = useState(false);
  const changed = async (): Promise<void> => {
    setDialog('closed');
    await update();
    setIsChanged(true);
  };
  return (
    <TitledSection id="account-second-factor" title={t('account.secondFactor.title')}>
      <Card>
        <div className="panel">
          <div className="beside">
            {isOn ? (
              <p>
                {t('account.secondFactor.since')} <LocalTime at={secondFactor} show="yearDay" />
              </p>
            ) : (
              <p>{t(emailVerified ? 'account.secondFactor.intro' : 'account.secondFactor.verifyFirst')}</p>
            )}
            {isOn || emailVerified ? (
              <Button data-size="small" aria-haspopup="dialog" onClick={() => setDialog('open')}>
                {t(isOn ? 'account.secondFactor.remove' : 'account.secondFactor.setUp')}
              </Button>
            ) : null}
          </div>
          {isOn ? (
            <p>
              {t('account.secondFactor.lost')} <Link href={paths.contact()}>{t('login.codeContact')}</Link>
            </p>
          ) : null}
          {isChanged ? <Message kind="info">{t(isOn ? 'account.secondFactor.isOn' : 'account.secondFactor.isOff')}</Message> : null}
        </div>
      </Card>
      {dialog === 'unused' ? null : (
        <Suspense fallback={null}>
          <SecondFactorDialog
            current={current}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onChanged={() => void changed()}
          />
        </Suspense>
      )}
    </TitledSection>
  );
}
