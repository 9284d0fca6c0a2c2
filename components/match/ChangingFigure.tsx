import { useState } from 'react';

/** How often a text has changed since it was first shown. Used as a key, so that every change restarts the animation. */
export function useTicks(text: string): number {
  const [{ shown, ticks }, show] = useState({ shown: text, ticks: 0 });
  if (shown !== text) show({ shown: text, ticks: ticks + 1 });
  return ticks;
}

/** Figures whose change shows as a short flash; what they begin with does not flash. */
export function ChangingFigure({ text, className = 'changing' }: { readonly text: string; readonly className?: string }) {
  const ticks = useTicks(text);
  return (
    <span key={ticks} className={className} data-ticks={ticks || undefined}>
      {text}
    </span>
  );
}
