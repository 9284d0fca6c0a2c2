import { useEffect, useState, type RefObject } from 'react';

/** Loading begins this far before something comes into view. */
const MARGIN = '200px';

/** True once the element has come near the visible part of the page; not while it is in a hidden tab. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (seen || current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
