import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { Link } from './Link';
import { TabStrip } from './TabStrip';

const Strip = styled(TabStrip)`
  &[data-chips] {
    flex-wrap: wrap;
    gap: var(--sp-2);
    overflow: visible;
    border: 0;
  }
  ${MEDIA.phone} {
    &[data-chips] {
      flex-wrap: nowrap;
      margin: 0 calc(-1 * var(--sp-3));
      padding: 0 var(--sp-3);
      overflow-x: auto;
    }
  }
  &[data-chips] > a {
    min-height: max(32px, calc(var(--hit) - 4px));
    padding: 4px 13px;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-full);
    background: var(--bg-element-color);
    font-size: var(--fs-sm);
  }
  &[data-chips] > a[aria-current] {
    border-color: transparent;
    background: var(--main-fill);
    color: var(--text-dark-color);
  }
`;

type LinkTab = { readonly key: string | number; readonly label: string; readonly href: string; readonly current: boolean };

type Props = {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** As chips, which wrap, instead of a strip of tabs. */
  readonly chips?: boolean;
};

/** Pages beside one another, as tabs or chips that are plain links. */
export function LinkTabs({ label, tabs, chips = false }: Props) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  // Only the strip is moved, never the page.
  useEffect(() => {
    const center = () => {
      const box = strip.current;
      const link = box?.querySelector<HTMLElement>('[aria-current]');
      if (box && link) box.scrollLeft = link.offsetLeft - box.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
    };
    center();
    // The typeface may come later, with tabs of another width.
    if ('fonts' in document) void document.fonts.ready.then(center);
  }, [current]);
  return (
    <Strip as="nav" ref={strip} aria-label={label} data-chips={chips ? '' : undefined}>
      {tabs.map(({ key, label: text, href, current }) => (
        <Link key={key} href={href} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </Strip>
  );
}
