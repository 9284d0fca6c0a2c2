import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { readDevicePush, switchPushOff, switchPushOn, type DevicePush } from '../../lib/client/push/device-push';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);

  & > h2 {
    font-size: var(--fs-md);
    font-weight: 600;
  }
  & > small {
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  /* As high as the state and its button from the start, so that nothing moves when they are known. */
  & > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--sp-2);
    min-height: 64px;
  }
  & [role='alert'] {
    color: var(--error-text);
  }
`;

const SERVICES = { read: readDevicePush, on: switchPushOn, off: switchPushOff };
export type DevicePushServices = typeof SERVICES;

/** Whether this device shows web push, and the button that changes it. The account's switches choose the kinds of messages, this one the device. */
export function DevicePushControl({ services = SERVICES }: { readonly services?: DevicePushServices }) {
  const t = useTranslate();
  const [state, setState] = useState<DevicePush | 'loading'>('loading');
  const [isWorking, setIsWorking] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    services.read().then(setState, () => setState('off'));
  }, [services]);

  const change = (work: () => Promise<DevicePush>): void => {
    setIsWorking(true);
    setFailed(false);
    work()
      .then(setState, () => setFailed(true))
      .finally(() => setIsWorking(false));
  };

  return (
    <Box>
      <h2>{t('notifications.device.title')}</h2>
      <small>{t('notifications.device.hint')}</small>
      <div>
        <p role="status">{t(`notifications.device.${state}`)}</p>
        {state === 'off' || state === 'on' ? (
          <Button data-size="small" disabled={isWorking} onClick={() => change(state === 'on' ? services.off : services.on)}>
            {t(state === 'on' ? 'notifications.device.switchOff' : 'notifications.device.switchOn')}
          </Button>
        ) : null}
        {failed ? <p role="alert">{t('notifications.failed')}</p> : null}
      </div>
    </Box>
  );
}
