import { useEffect, useRef } from 'react';
import { Link } from './Link';

type LinkTab = { readonly key: string | number; readonly label: string; readonly href: string };

type Props = {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** The key of the page that is open; null where it has no tab. */
  readonly current: LinkTab['key'] | null;
  /** Whether tabs look like chips, which wrap, instead of a strip. */
  readonly chips?: boolean;
};

/** Pages beside one another, as tabs or chips that are plain links. */
export function LinkTabs({ label, tabs, current, chips = false }: Props) {
  const strip = useRef<HTMLElement>(null);
  // Only the strip is moved, never the page.
  useEffect(() => {
    const center = () => {
      const box = strip.current;
      const link = box?.querySelector<HTMLElement>('[aria-current]');
      if (box && link) box.scrollLeft = link.offsetLeft - box.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
    };
    center();
    // The typeface may load later, with tabs of another width.
    if ('fonts' in document) void document.fonts.ready.then(center);
  }, [current]);
  return (
    <nav ref={strip} className="ui-tabs" aria-label={label} data-chips={chips ? '' : undefined}>
      {tabs.map(({ key, label: text, href }) => (
        <Link key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
