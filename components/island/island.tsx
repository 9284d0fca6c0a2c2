import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import {
  memo,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { codeAtHand, codeOnDemand, type Code } from '../../lib/client/islands/code-on-demand';
import { createGate, watchIsland, type IslandGate } from '../../lib/client/islands/island-gate';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { TeamsRevealed } from '../spoilers/teams-revealed';

/**
 * Makes a component an island: a part of the page whose server HTML stays as it
 * is until it comes near the visible part of the page; it then hydrates in a task
 * of its own. An event inside it hydrates it at once, before React handles the
 * event; new props or a change of what is around do so as well, and are taken right
 * after. In a page that the browser renders itself, after a navigation, it is an
 * ordinary component.
 *
 * So that it can wait, an island takes props that stay the same while the page is
 * shown, and reads in its own hooks what changes.
 */
export function island<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return islandOf<Props>(codeAtHand(Content), ({ props }) => <Content {...props} />);
}

/**
 * An island whose code, too, is loaded only when it comes near or something
 * happens in it. A press is repeated once it can be handled. In a page that the
 * browser renders itself nothing is there until the code is.
 */
export function islandOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = codeOnDemand(load);
  return islandOf<Props>(code, function OnDemand({ props }) {
    // Deferred: a store alone would have React draw it in one go, as soon as the code is there.
    const Content = useDeferredValue(useSyncExternalStore(code.subscribe, code.read, code.read));
    return Content && <Content {...props} />;
  });
}

function islandOf<Props extends object>(code: Code<unknown>, Content: ComponentType<{ readonly props: Props }>): ComponentType<Props> {
  function Island(props: Props) {
    const around = useSurroundings();
    const [gate] = useState(() => createGate(code));
    const [atFirst] = useState({ props, around });
    const [isThere, setThere] = useState(false);
    const box = useRef<HTMLDivElement>(null);
    // React would throw away HTML that gets something new before it has hydrated: until then the island keeps what it began with.
    const shown = isThere ? { props, around } : atFirst;
    if (props !== atFirst.props || (around !== atFirst.around && code.read() !== null)) gate.open();
    // Before a press inside it, which an island around it may have kept, is repeated.
    useLayoutEffect(() => (box.current ? watchIsland(box.current, gate) : undefined), [gate]);
    // The same element as long as nothing in it changes: React then does not touch HTML that has not hydrated, even when a context changes.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Settled box={box} code={code} setThere={setThere} />
          <Gate gate={gate}>
            <Within around={shown.around}>
              <Content props={shown.props} />
            </Within>
          </Gate>
        </Suspense>
      ),
      [gate, shown.props, shown.around],
    );
    return <Box box={box}>{content}</Box>;
  }
  return memo(Island);
}

/** Every context that may change while a page is shown. */
type Surroundings = { readonly router: NextRouter | null; readonly teamsRevealed: boolean };

function useSurroundings(): Surroundings {
  const router = useContext(RouterContext);
  const teamsRevealed = useContext(TeamsRevealed);
  return useMemo(() => ({ router, teamsRevealed }), [router, teamsRevealed]);
}

/** The surroundings that an island is shown in, which may not be the newest. */
function Within({ around, children }: { readonly around: Surroundings; readonly children: ReactNode }) {
  return (
    <RouterContext.Provider value={around.router}>
      <TeamsRevealed.Provider value={around.teamsRevealed}>{children}</TeamsRevealed.Provider>
    </RouterContext.Provider>
  );
}

/** Marked as waiting where it comes with the server's HTML; "closed" while its gate is. Apart from the island, which must not render again when this does. */
function Box({ box, children }: { readonly box: RefObject<HTMLDivElement | null>; readonly children: ReactNode }) {
  const hydrated = useHydrated();
  const [waits] = useState(!hydrated);
  return (
    <div className="island" data-waiting={waits ? 'closed' : undefined} ref={box}>
      {children}
    </div>
  );
}

/** Keeps hydration suspended: until the gate opens, React does not touch the server's HTML. On the server it is open. */
function Gate({ gate, children }: { readonly gate: IslandGate; readonly children: ReactNode }) {
  const hydrated = useHydrated();
  // What the browser renders itself has no HTML to keep.
  const [hasHtml] = useState(!hydrated);
  if (!hasHtml) gate.open();
  else if (typeof window !== 'undefined') use(gate.opened);
  return children;
}

type SettledProps = {
  readonly box: RefObject<HTMLElement | null>;
  readonly code: Code<unknown>;
  readonly setThere: (isThere: boolean) => void;
};

/**
 * Removes the mark from the island's box with the commit that shows the visitor's
 * own choices: until then the pre-paint script's rules hold inside, and it repeats
 * presses from before then. Then the island takes what has changed since it began.
 */
function Settled({ box, code, setThere }: SettledProps) {
  const hydrated = useHydrated();
  const isThere = useSyncExternalStore(
    code.subscribe,
    () => code.read() !== null,
    () => code.read() !== null,
  );
  const settled = hydrated && isThere;
  useLayoutEffect(() => {
    if (!settled) return;
    box.current?.removeAttribute('data-waiting');
    setThere(true);
  }, [box, settled, setThere]);
  return null;
}
