import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useAfterPaint } from '../../lib/client/islands/use-after-paint';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';

type Props = {
  readonly panel: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The weekly schedule's place: a column on a desktop, a drawer else. Selecting a
 * match closes the drawer. The day's list comes a moment after the drawer: its
 * layout takes a cheap phone a tenth of a second.
 */
export function ScheduleColumn({ panel, open, onClose, children }: Props) {
  const t = useTranslate();
  const drawn = useAfterPaint(open);
  const onClick = (event: MouseEvent): void => {
    if (open && event.target instanceof Element && event.target.closest('a[href]')) onClose();
  };
  return (
    <aside
      className="shell-schedule"
      ref={panel}
      id="schedule"
      aria-label={t('shell.schedule')}
      data-open={open ? '' : undefined}
      data-drawn={open && drawn ? '' : undefined}
      onClick={onClick}
    >
      <div data-part="close">
        <IconButton label={t('shell.closeSchedule')} onClick={onClose}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}
