import { encodeQR } from 'qr';
import { useState } from 'react';
import styled from 'styled-components';
import type { NewSecondFactor } from '../../lib/client/auth/auth-port';
import { removeSecondFactor, renewFor, setUpSecondFactor } from '../../lib/client/auth/prove-owner';
import { toClipboard } from '../../lib/client/page/copy-text';
import { showToast } from '../../lib/client/page/toast-store';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { secretGroups } from '../../lib/domain/people/second-factor';
import type { AuthFailure } from '../../lib/domain/people/sign-in';
import { useTranslate } from '../../lib/i18n/use-translate';
import { CodeForm } from '../auth/CodeForm';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { FieldForm } from '../ui/FieldForm';
import { Message, type Notice } from '../ui/Message';
import { OwnerProof, proofFailureText, provesByPassword } from './OwnerProof';
import { failed, useOwnerForm } from './use-owner-form';

const Body = styled.div`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-4);

  /* Apps read dark on light only, in either theme. */
  & > svg {
    justify-self: center;
    width: min(240px, 100%);
    border-radius: var(--radius-m);
    background: #fff;
    fill: #000;
  }
  & [data-part='key'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2) var(--sp-3);
    align-items: center;
    justify-content: space-between;
    font-size: var(--fs-sm);
  }
  & code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

type Props = {
  readonly current: CurrentUser;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the second factor is set up, or removed. */
  readonly onChanged: () => void;
};

/** Sets up a second factor, or takes it away, once the owner of the account has proved to be the one. */
export function SecondFactorDialog({ current, open, onClose, onChanged }: Props) {
  const t = useTranslate();
  return (
    <Dialog title={t('account.secondFactor.title')} open={open} onClose={onClose}>
      <Steps current={current} onChanged={onChanged} />
    </Dialog>
  );
}

function Steps({ current, onChanged }: Pick<Props, 'current' | 'onChanged'>) {
  const [factor, setFactor] = useState<NewSecondFactor | null>(null);
  return (
    <Body>
      {factor ? (
        <Confirmation factor={factor} onConfirmed={onChanged} />
      ) : (
        <Proof current={current} onFactor={setFactor} onRemoved={onChanged} />
      )}
    </Body>
  );
}

type ProofProps = Pick<Props, 'current'> & {
  readonly onFactor: (factor: NewSecondFactor) => void;
  readonly onRemoved: () => void;
};

function Proof({ current, onFactor, onRemoved }: ProofProps) {
  const t = useTranslate();
  const isOn = current.user.secondFactor !== null;
  const [password, setPassword] = useState('');
  const { notice, isWorking, submit } = useOwnerForm();

  const failure = (error: AuthFailure): Notice =>
    failed(error.kind === 'notConfigured' ? t('account.secondFactor.notOffered') : proofFailureText(t, error));
  const onSubmit = (): void =>
    submit(provesByPassword(current) && password === '' ? 'login.enterValidPwd' : null, async (auth) => {
      if (isOn) {
        const removed = await removeSecondFactor(auth, current, password);
        if (!removed.ok) return failure(removed.error);
        onRemoved();
        return null;
      }
      const begun = await setUpSecondFactor(auth, current, { password, issuer: t('site.title') });
      if (!begun.ok) return failure(begun.error);
      onFactor(begun.value);
      return null;
    });
  return (
    <FieldForm noValidate onSubmit={onSubmit} aria-busy={isWorking}>
      <p>{t(isOn ? 'account.secondFactor.removeText' : 'account.secondFactor.intro')}</p>
      <OwnerProof current={current} password={password} onPassword={setPassword} />
      {notice ? <Message kind={notice.kind}>{notice.text}</Message> : null}
      <Button type="submit" data-variant="primary" aria-disabled={isWorking || undefined}>
        {t(isWorking ? 'login.working' : isOn ? 'account.secondFactor.remove' : 'login.continue')}
      </Button>
    </FieldForm>
  );
}

function Confirmation({ factor, onConfirmed }: { readonly factor: NewSecondFactor; readonly onConfirmed: () => void }) {
  const t = useTranslate();
  const confirm = async (code: string): Promise<AuthFailure | null> => {
    const confirmed = await factor.confirm(code);
    if (!confirmed.ok) return confirmed.error;
    // The second factor counts from now on, whether or not the session is renewed.
    await renewFor(confirmed.value);
    onConfirmed();
    return null;
  };
  // A page without a secure address has no clipboard: the key stands beside the button, to be selected.
  const copy = async (): Promise<void> => {
    if (await toClipboard(factor.secret)) showToast(t('account.secondFactor.copied'));
  };
  return (
    <>
      <p>{t('account.secondFactor.scan')}</p>
      <QrCode text={factor.address} label={t('account.secondFactor.picture')} />
      <div data-part="key">
        <span>
          {t('account.secondFactor.key')} <code>{secretGroups(factor.secret)}</code>
        </span>
        <Button data-size="small" onClick={() => void copy()}>
          {t('account.secondFactor.copy')}
        </Button>
      </div>
      <CodeForm button={t('account.secondFactor.turnOn')} attempt={confirm} />
    </>
  );
}

/** Cameras find a code by the light margin of so many dots around it. */
const QUIET_ZONE = 4;

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
      <path d={dots.join('')} />
    </svg>
  );
}
