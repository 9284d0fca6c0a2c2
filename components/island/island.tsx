import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import {
  memo,
  Suspense,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { createGate, watchIsland, type IslandGate } from '../../lib/client/island-gate';
import { useHydrated } from '../../lib/client/use-hydrated';
import { TeamsRevealed } from '../spoilers/teams-revealed';
import { PanelShown } from '../ui/LazyPanel';
import { IslandEnd, IslandStart } from './island-markers';

/**
 * Makes a component an island: a part of the page whose server HTML stays as it
 * is until it comes near the visible part of the page, and hydrates then in a task of its own. An event
 * inside it, new props or a change of what is around hydrate it at once, before
 * React goes on with them: nothing is lost by waiting. In a page that the
 * browser renders itself, after a navigation, it is an ordinary component.
 *
 * So that it can wait, an island takes props that stay the same while the page is
 * shown, and reads in its own hooks what changes.
 */
export function island<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  function Island(props: Props) {
    const around = useSurroundings();
    const [first] = useState(() => ({ gate: createGate(), props, around }));
    const { gate } = first;
    const box = useRef<HTMLDivElement>(null);
    // React would throw away HTML that gets something new before it has hydrated.
    if (props !== first.props || around.some((value, index) => value !== first.around[index])) gate.open();
    useEffect(() => (box.current ? watchIsland(box.current, gate) : undefined), [gate]);
    return (
      <Box box={box}>
        {typeof window === 'undefined' ? (
          <>
            <IslandStart />
            <Content {...props} />
            <IslandEnd />
          </>
        ) : (
          // Three children like the server's: `useId` counts them.
          <Suspense fallback={null}>
            <Settled box={box} />
            <Gate gate={gate}>
              <Content {...props} />
            </Gate>
            {null}
          </Suspense>
        )}
      </Box>
    );
  }
  return memo(Island);
}

/** Every context that may change while a page is shown. */
function useSurroundings(): readonly unknown[] {
  return [useContext(RouterContext), useContext(PanelShown), useContext(TeamsRevealed)];
}

/** Marked as waiting where it comes with the server's HTML. Apart from the island, which must not render again when this does. */
function Box({ box, children }: { readonly box: RefObject<HTMLDivElement | null>; readonly children: ReactNode }) {
  const hydrated = useHydrated();
  const [waits] = useState(!hydrated);
  return (
    <div className="island" data-waiting={waits ? '' : undefined} ref={box}>
      {children}
    </div>
  );
}

/** Keeps hydration suspended: until the gate opens, React leaves the server's HTML alone. */
function Gate({ gate, children }: { readonly gate: IslandGate; readonly children: ReactNode }) {
  // What the browser renders itself has no HTML to keep.
  if (useHydrated()) gate.open();
  use(gate.opened);
  return children;
}

/** Takes the mark off the island's box with the commit that shows the visitor's own choices: until then the pre-paint script's rules hold inside. */
function Settled({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) box.current?.removeAttribute('data-waiting');
  }, [box, hydrated]);
  return null;
}
