import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { dismissNotification, useNotification } from '../../lib/client/notification-store';
import { NOTIFICATION_SECONDS } from '../../lib/domain/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { IconButton } from '../ui/IconButton';

const arrive = keyframes`
  from {
    transform: translateY(8px);
    opacity: 0;
  }
`;

const Region = styled.div`
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > div {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    max-width: min(520px, 100%);
    padding: 4px 6px 4px var(--sp-4);
    border: 1px solid var(--info-border);
    border-radius: var(--radius-m);
    background: var(--info-bg);
    color: var(--info-text);
    font-weight: 550;
    box-shadow: 0 12px 32px var(--shadow-color);
    pointer-events: auto;
    animation: ${arrive} var(--motion) ease-out;
  }
`;

/** The transient message (spec §2, §9: 5 s), announced politely; it stays while it is pointed at or focused. */
export function NotificationBanner() {
  const t = useTranslate();
  const notification = useNotification();
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!notification || paused) return;
    const timer = setTimeout(dismissNotification, NOTIFICATION_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [notification, paused]);

  const dismiss = (): void => {
    setPaused(false);
    dismissNotification();
  };

  return (
    <Region role="status" aria-live="polite" data-part="notifications">
      {notification ? (
        <div
          key={notification.id}
          onMouseEnter={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <span>{notification.text}</span>
          <IconButton label={t('shell.dismiss')} onClick={dismiss}>
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </Region>
  );
}
