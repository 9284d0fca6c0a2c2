import { useEffect, useState } from 'react';
import { dismissToast, useToast } from '../../lib/client/page/toast-store';
import { NOTIFICATION_SECONDS } from '../../lib/domain/values/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';

/** The transient message (5 s), announced politely; it stays while it is pointed at or focused. */
export function Toast() {
  const t = useTranslate();
  const toast = useToast();
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!toast || paused) return;
    const timer = setTimeout(dismissToast, NOTIFICATION_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [toast, paused]);

  const dismiss = (): void => {
    setPaused(false);
    dismissToast();
  };

  return (
    <div className="dock-notification" role="status" aria-live="polite">
      {toast ? (
        <div
          key={toast.id}
          onMouseEnter={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <span>{toast.text}</span>
          <IconButton label={t('shell.dismiss')} onClick={dismiss}>
            <Icon name="close" size={16} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
