import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/tokens';
import { IconButton } from '../ui/IconButton';

const arrive = keyframes`
  from {
    transform: translateX(24px);
    opacity: 0;
  }
`;

const Column = styled.aside`
  grid-area: schedule;
  position: sticky;
  top: 0;
  height: 100vh;
  height: 100dvh;
  padding: var(--sp-4) var(--sp-3) var(--sp-5);
  border-left: 1px solid var(--border-color);
  background: var(--bg-color);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & > [data-part='close'] {
    display: none;
  }

  ${MEDIA.belowDesktop} {
    &:not([data-open]) {
      display: none;
    }
    &[data-open] {
      position: fixed;
      inset: 0 0 0 auto;
      z-index: 60;
      width: min(392px, 100vw);
      box-shadow: 0 0 64px var(--shadow-color);
      animation: ${arrive} var(--motion) ease-out;
    }
    & > [data-part='close'] {
      display: flex;
      justify-content: flex-end;
      margin: calc(-1 * var(--sp-2)) 0 var(--sp-1);
    }
  }
`;

type Props = {
  readonly panel: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly inert: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The weekly schedule's place: a column on a desktop, a drawer else. Selecting a match closes the drawer (spec §2). */
export function ScheduleColumn({ panel, open, inert, onClose, children }: Props) {
  const t = useTranslate();
  const onClick = (event: MouseEvent): void => {
    if (open && event.target instanceof Element && event.target.closest('a[href]')) onClose();
  };
  return (
    <Column ref={panel} id="schedule" aria-label={t('shell.schedule')} data-open={open ? '' : undefined} inert={inert} onClick={onClick}>
      <div data-part="close">
        <IconButton label={t('shell.closeSchedule')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {children}
    </Column>
  );
}
