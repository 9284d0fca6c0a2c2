/**
 * A part of the site whose code is loaded when it is first needed
 * (docs/decisions/0027-islands.md). The server has all of it before it renders.
 */
export type Code<Part> = {
  /** The part; null until it is loaded. */
  readonly read: () => Part | null;
  /** Loads the part. After a failure it is loaded again with the next touch of the page, or once the browser is online. */
  readonly load: () => void;
  /** Calls back when the part is loaded. */
  readonly subscribe: (listener: () => void) => () => void;
};

const RETRY_ON = ['pointerdown', 'keydown', 'online'] as const;

/** For the server: the functions that load each part that is not loaded yet. */
const missing = new Set<() => Promise<void>>();

export function codeAtHand<Part>(part: Part): Code<Part> {
  return { read: () => part, load: () => undefined, subscribe: () => () => undefined };
}

export function codeOnDemand<Part>(fetchPart: () => Promise<Part>): Code<Part> {
  const listeners = new Set<() => void>();
  const state: { part: Part | null; underWay: boolean } = { part: null, underWay: false };

  const fetch = async (): Promise<void> => {
    state.part = await fetchPart();
    missing.delete(fetch);
    for (const listener of listeners) listener();
  };
  missing.add(fetch);

  const load = (): void => {
    if (state.underWay || state.part !== null) return;
    state.underWay = true;
    fetch().catch(() => {
      state.underWay = false;
      onNextTouch(load);
    });
  };

  return {
    read: () => state.part,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function onNextTouch(run: () => void): void {
  const once = (): void => {
    for (const type of RETRY_ON) removeEventListener(type, once, { capture: true });
    run();
  };
  for (const type of RETRY_ON) addEventListener(type, once, { capture: true, passive: true });
}

/** Loads all code, also what the loaded code itself leaves to be loaded: a render on the server waits for nothing. */
export async function loadAllCode(): Promise<void> {
  while (missing.size > 0) await Promise.all([...missing].map((fetch) => fetch()));
}
