import { useEffect, useRef, useState, type ComponentType } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { plainKey } from '../../lib/client/page/plain-key';

type Props = { readonly pressed: readonly string[] };

/** Whether one of the slots on the page listens already. */
let listening = false;

/** The first press of a shortcut loads the code of all of them, which then handles the keys pressed meanwhile; only "/" is handled before (`lib/pre-paint/main.ts`). It is loaded on demand, so that no page carries it. */
export function ShortcutSlot() {
  const [arrived, setArrived] = useState<Props & { readonly Shortcuts: ComponentType<Props> }>();
  const pressed = useRef<string[]>([]);

  useEffect(() => {
    if (listening) return;
    listening = true;
    const onKey = (event: KeyboardEvent): void => {
      const key = plainKey(event) ?? '';
      if (!arrived && (pressed.current[0] || /^[?gjke]$/.test(key)) && pressed.current.push(key) === 1) {
        withTexts('shortcuts', import('../shortcuts/Shortcuts')).then(
          (part) => setArrived({ ...part, pressed: pressed.current }),
          () => (pressed.current = []),
        );
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      listening = false;
      document.removeEventListener('keydown', onKey);
    };
  }, [arrived]);

  return arrived ? <arrived.Shortcuts pressed={arrived.pressed} /> : null;
}
