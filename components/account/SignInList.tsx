import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { request } from '../../lib/client/requests/request';
import { paths } from '../../lib/domain/page/paths';
import type { OwnSignIn } from '../../lib/domain/people/sign-in';
import { labelledText } from '../../lib/domain/text/list-text';
import { isRecord } from '../../lib/domain/values/is-record';
import { deviceName } from '../../lib/i18n/device-name';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { LocalTime } from '../ui/LocalTime';
import { Message, type Notice } from '../ui/Message';

const PHONES: ReadonlySet<string> = new Set(['Android', 'iOS', 'HarmonyOS']);

type Props = {
  readonly signIns: readonly OwnSignIn[];
  /** Logs out of this device. */
  readonly onLeave: () => void;
};

/** Where the account is signed in, each with a button that ends it there. */
export function SignInList({ signIns, onLeave }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<Notice | null>(null);
  const end = async (signIn: OwnSignIn): Promise<void> => {
    const done = await request(paths.api.signIns(), isRecord, { method: 'DELETE', body: { id: signIn.id } });
    if (done.ok) setEnded((before) => new Set([...before, signIn.id]));
    setNotice(
      done.ok
        ? { kind: 'info', text: t('account.signIns.ended', { device: deviceName(signIn, t) }) }
        : { kind: 'error', text: t('login.logOutFailed') },
    );
  };
  return (
    <>
      <ul className="ways">
        {signIns
          .filter(({ id }) => !ended.has(id))
          .map((signIn) => (
            <li key={signIn.id}>
              {PHONES.has(signIn.system) ? <Smartphone size={18} aria-hidden /> : <Monitor size={18} aria-hidden />}
              <span>
                {deviceName(signIn, t)}
                <small>
                  {signIn.current ? (
                    t('account.signIns.here')
                  ) : (
                    <>
                      {t('account.signIns.seen')} <LocalTime at={signIn.seen} show="dayTime" />
                    </>
                  )}
                </small>
              </span>
              <Button
                data-size="small"
                aria-label={labelledText(t('login.menu.logOut'), deviceName(signIn, t), locale)}
                onClick={() => (signIn.current ? onLeave() : void end(signIn))}
              >
                {t('login.menu.logOut')}
              </Button>
            </li>
          ))}
      </ul>
      {notice ? (
        <div className="notice">
          <Message kind={notice.kind}>{notice.text}</Message>
        </div>
      ) : null}
    </>
  );
}
