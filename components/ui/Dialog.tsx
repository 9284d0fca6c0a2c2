import { useEffect, useId, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { hasMouse } from '../../lib/client/page/has-mouse';
import { MENU_PANEL_MAX_HEIGHT_PX } from '../../lib/domain/values/constants';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

const Frame = styled.dialog`
  margin: auto;
  padding: 0;
  width: min(440px, calc(100vw - 32px));
  max-height: min(${MENU_PANEL_MAX_HEIGHT_PX}px, calc(100dvh - 48px));
  border: 1px solid var(--border-strong-color);
  border-radius: var(--radius-l);
  background: var(--bg-element-color);
  color: var(--text-color);
  box-shadow: 0 24px 64px var(--shadow-color);
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: var(--overlay-color);
  }
  @media (min-width: 720px) {
    &[data-anchor='bottom-left'] {
      margin: auto auto var(--sp-4) var(--sp-4);
      width: 380px;
    }
    /* What a setting changes should be seen. */
    &[data-anchor='bottom-left']::backdrop {
      background: transparent;
    }
  }
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-3) var(--sp-3) var(--sp-4);
  border-bottom: 1px solid var(--border-color);
  background: var(--bg-element-color);

  /* A title may hold somebody's name. */
  & > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type Props = {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The dialog's position on larger screens; the middle by default. */
  readonly anchor?: 'bottom-left';
  /** Takes the focus when the dialog closes, where the element that opened it is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A modal box: the browser's <dialog> keeps focus inside, Escape and the backdrop
 * close it, focus returns to where it was. It begins at the button that closes,
 * or at a field marked `data-first-focus` where no keyboard would open for it.
 */
export function Dialog({ title, open, onClose, children, anchor, fallbackFocus }: Props) {
  const t = useTranslate();
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      if (hasMouse()) dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && dialog.open) {
      dialog.close();
      // All else is inert as long as the box is open, so a focus set before would be lost.
      if (document.activeElement === document.body) fallbackFocus?.current?.focus();
    }
  }, [open, fallbackFocus]);

  // Escape, or a click beside what the box shows.
  const onDismiss = (event: SyntheticEvent): void => {
    if (event.target === frame.current) onClose();
  };
  // The browser says that a box was closed a moment later: the button that opened it, which has the focus again, may have been pressed since.
  const onClosed = (): void => {
    if (!frame.current?.open) onClose();
  };

  return (
    <Frame ref={frame} data-anchor={anchor} aria-labelledby={id} onCancel={onDismiss} onClose={onClosed} onClick={onDismiss}>
      {open ? (
        <>
          <Head>
            <h2 id={id}>{title}</h2>
            <IconButton label={t('ui.close')} onClick={onClose}>
              <Icon name="close" size={18} />
            </IconButton>
          </Head>
          {children}
        </>
      ) : null}
    </Frame>
  );
}
