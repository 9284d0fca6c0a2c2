import { useEffect, useRef } from 'react';
import { Link } from './Link';
import { TabStrip } from './TabStrip';

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
    <TabStrip as="nav" ref={strip} aria-label={label} data-chips={chips ? '' : undefined}>
      {tabs.map(({ key, label: text, href, current }) => (
        <Link key={key} href={href} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </TabStrip>
  );
}
