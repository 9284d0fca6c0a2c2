import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { toClipboard } from '../../lib/client/page/copy-text';
import { showToast } from '../../lib/client/page/toast-store';
import { useSite } from '../../lib/client/page/site-context';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/media';
import { Icon } from '../ui/Icon';

const Menu = styled.details`
  position: relative;

  & > div {
    position: absolute;
    top: calc(100% + 6px);
    left: 0;
    z-index: 15;
    display: grid;
    width: max-content;
    min-width: 200px;
    max-width: min(300px, calc(100vw - 2 * var(--sp-4)));
    padding: var(--sp-2);
    border: 1px solid var(--border-strong-color);
    border-radius: var(--radius-m);
    background: var(--bg-element-color);
    box-shadow: 0 16px 48px var(--shadow-color);
  }
  /* A phone makes its page wider for what reaches beyond it, before keepInside can move the box. */
  ${MEDIA.phone} {
    position: static;

    & > div {
      top: auto;
      right: var(--sp-4);
      left: var(--sp-4);
      width: auto;
      max-width: 420px;
      margin-top: 6px;
    }
  }
  & > div > p {
    padding: 6px 10px;
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
  }
  & > div > a,
  & > div > button {
    display: flex;
    align-items: center;
    min-height: max(36px, var(--hit));
    padding: 4px 10px;
    border-radius: var(--radius-s);
    color: var(--text-color);
    font-size: var(--fs-sm);
    font-weight: 500;
    text-align: left;
  }
  @media (hover: hover) {
    & > div > a:hover,
    & > div > button:hover {
      background: var(--bg-element-hl-color);
    }
  }
`;

/** An open box closes on Escape and when something else is pressed. */
function useLightDismiss(box: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const menu = box.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [box]);
}

/** Pixels between the box and the side of the page. */
const MARGIN = 8;

/** At the end of a row the box would reach beyond the side of a narrow page. */
function keepInside(menu: HTMLDetailsElement): void {
  const box = menu.querySelector<HTMLElement>(':scope > div');
  if (!menu.open || !box) return;
  box.style.translate = '';
  const { left, right } = box.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const shift = right > clientWidth - MARGIN ? clientWidth - MARGIN - right : Math.max(0, MARGIN - left);
  box.style.translate = shift === 0 ? '' : `${shift}px`;
}

type Props = {
  /** The feed's path; null until there is one. */
  readonly feed: string | null;
  /** The name of what the calendar is of. */
  readonly name: string;
  /** What the calendar holds, in a sentence. */
  readonly note: string;
  /** More ways to get the calendar, shown above the others. */
  readonly children?: ReactNode;
  /** What is rarely needed, shown below the ways. */
  readonly foot?: ReactNode;
  /** Stays the same function: a menu that is open when it changes calls it. */
  readonly onOpen?: () => void;
};

/** The ways into a calendar: Google's, Outlook's, the device's own, or just the address. The calendar then updates itself. */
export function CalendarMenu({ feed, name, note, children, foot, onOpen }: Props) {
  const t = useTranslate();
  const siteUrl = useSite().url;
  const box = useRef<HTMLDetailsElement>(null);
  useLightDismiss(box);
  // It opens without scripts, so it may be open when they come.
  useEffect(() => {
    if (box.current?.open) onOpen?.();
  }, [box, onOpen]);
  const address = siteUrl + (feed ?? '');
  const webcal = address.replace(/^https?:/, 'webcal:');
  const copy = (): void => {
    void toClipboard(address).then((isCopied) => showToast(t(isCopied ? 'calendar.copied' : 'calendar.notCopied')));
    if (box.current) box.current.open = false;
  };
  return (
    <Menu
      ref={box}
      onToggle={({ currentTarget }) => {
        keepInside(currentTarget);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className="ui-button" data-size="small">
        <Icon name="calendar-plus" size={15} />
        {t('calendar.add')}
      </summary>
      <div>
        <p>{note}</p>
        {children}
        {feed === null ? null : (
          <>
            <a
              href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('calendar.google')}
            </a>
            <a
              href={`https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('calendar.outlook')}
            </a>
            <a href={webcal}>{t('calendar.apple')}</a>
            <button type="button" onClick={copy}>
              {t('calendar.copy')}
            </button>
          </>
        )}
        {foot}
      </div>
    </Menu>
  );
}
