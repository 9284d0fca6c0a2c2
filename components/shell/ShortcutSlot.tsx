import { useEffect, useState, type ComponentType } from 'react';
import { withTexts } from '../../lib/client/load-section';
import { plainKey } from '../../lib/client/plain-key';

type Props = { readonly first: string };

/** "/" goes to the search box; any other key of a shortcut brings the code of all of them, which then hears this one first. */
export function ShortcutSlot() {
  const [arrived, setArrived] = useState<Props & { readonly Shortcuts: ComponentType<Props> }>();

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const first = plainKey(event) ?? '';
      if (first === '/') {
        const box = [...document.querySelectorAll<HTMLInputElement>('[role=search] input')].find((each) => each.getClientRects().length);
        if (!box) return;
        event.preventDefault();
        box.select();
      } else if (!arrived && /^[?gjke]$/.test(first)) {
        void withTexts('shortcuts', import('../shortcuts/Shortcuts')).then((part) => setArrived({ ...part, first }));
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [arrived]);

  return arrived ? <arrived.Shortcuts first={arrived.first} /> : null;
}
