import { useCallback, useState } from 'react';

/** Whether a picture cannot be loaded, and the props by which its <img> reports that. */
export function useBroken(img: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  // A picture that failed before hydration fires no event that React could handle.
  const ref = useCallback(
    (node: HTMLImageElement | null) => {
      if (node?.complete && node.naturalWidth === 0) setBroken(img);
    },
    [img],
  );
  return { isBroken: img !== null && broken === img, watched: { ref, onError: () => setBroken(img) } };
}
