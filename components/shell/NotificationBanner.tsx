import { useEffect, useState } from 'react';
import { dismissNotification, useNotification } from '../../lib/client/page/notification-store';
import { NOTIFICATION_SECONDS } from '../../lib/domain/values/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';

/** The transient message (5 s), announced politely; it stays while it is pointed at or focused. */
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
    <div className="dock-notification" role="status" aria-live="polite">
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
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
