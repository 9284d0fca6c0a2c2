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
} from 'react';
import { codeAtHand, codeOnDemand, type Code } from '../../lib/client/islands/code-on-demand';
import { createGate, watchIsland, type IslandGate } from '../../lib/client/islands/island-gate';
import { useHydrated } from '../../lib/client/islands/use-hydrated';
import { TeamsRevealed } from '../spoilers/teams-revealed';

/**
 * Makes a component an island: a part of the page whose server HTML stays as it
 * is until it comes near the visible part of the page; it then hydrates in a task
 * of its own. An event inside it hydrates it at once, before React handles the
 * event, and new props do so as well. These, and what changes around it, it takes when
 * it has hydrated. In a page that the browser renders itself, after a navigation, it is
 * an ordinary component.
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
    // The content is deferred: with the store alone React would draw it in one go, as soon as the code is loaded.
    const Content = useDeferredValue(useSyncExternalStore(code.subscribe, code.read, code.read));
    return Content && <Content {...props} />;
  });
}

function islandOf<Props extends object>(code: Code<unknown>, Content: ComponentType<{ readonly props: Props }>): ComponentType<Props> {
  function Island(props: Props) {
    const around = useSurroundings();
    const hydrated = useHydrated();
    /** The props and contexts that the server's HTML was made with, until it has hydrated: React would throw away HTML that gets something new before then. */
    const [sent, setSent] = useState(hydrated ? null : { props, around });
    const [gate] = useState(() => createGate(code, sent !== null));
    const [settle] = useState(() => () => setSent(null));
    const box = useRef<HTMLDivElement>(null);
    const shown = sent ?? { props, around };
    if (props !== shown.props) gate.open();
    // Runs before a click inside it, which an island around it may have recorded, is replayed.
    useLayoutEffect(() => (box.current ? watchIsland(box.current, gate) : undefined), [gate]);
    // The same element as long as nothing in it changes: React then does not touch HTML that has not hydrated, even when a context changes.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Gate gate={gate} settle={settle}>
            <Within around={shown.around}>
              <Content props={shown.props} />
            </Within>
          </Gate>
        </Suspense>
      ),
      [gate, settle, shown.props, shown.around],
    );
    return (
      <div className="island" data-waiting={sent ? 'closed' : undefined} ref={box}>
        {content}
      </div>
    );
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

type GateProps = { readonly gate: IslandGate; readonly settle: () => void; readonly children: ReactNode };

/**
 * Until the gate opens, hydration is suspended, and React does not touch the server's HTML. On the server it is open.
 * It settles in a layout effect: React flushes that together with what the visitor's own choices change, so new props and
 * these are one commit. Until then the pre-paint script's rules apply inside, and clicks are recorded.
 */
function Gate({ gate, settle, children }: GateProps) {
  useLayoutEffect(settle, [settle]);
  if (typeof window !== 'undefined') use(gate.opened);
  return children;
}
