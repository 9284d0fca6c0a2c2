import type { Code } from './code-on-demand';
import { whenIdle } from './when-idle';

/**
 * Decides when an island hydrates (docs/decisions/0027-islands.md). A closed
 * gate leaves the server's HTML as it is; an open one stays open.
 */
export type IslandGate = {
  readonly isOpen: () => boolean;
  /** Opens the gate: at once if the code is loaded, else when it is. */
  readonly open: () => void;
  /** Resolves when the gate is open. Its status is what React's `use` looks at, so that an open gate never suspends. */
  readonly opened: Promise<void>;
};

/** Islands hydrate this far before they come into view. Only above and below: a drawer lies beside the page. */
const MARGIN = '200px 0px';
const IDLE = { timeoutMs: 2_000, waitMs: 1 };

/** @param hasHtml false where the browser renders the island itself: there is no HTML to wait with, so it is open */
export function createGate(code: Code<unknown>, hasHtml: boolean): IslandGate {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const state: { status: 'pending' | 'fulfilled' } = { status: 'pending' };
  const opened = Object.assign(promise, state);
  const pass = (): void => {
    opened.status = 'fulfilled';
    resolve();
  };
  const open = (): void => {
    if (code.read() !== null) return pass();
    code.subscribe(pass);
    code.load();
  };
  if (!hasHtml) {
    pass();
    code.load();
  }
  return { isOpen: () => opened.status === 'fulfilled', open, opened };
}

const gates = new WeakMap<Element, IslandGate>();
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

function onTouch({ target }: Event): void {
  for (let element = target instanceof Element ? target : null; element !== null; element = element.parentElement) {
    const gate = gates.get(element);
    gate?.open();
    // The pre-paint script records a click where it is "closed".
    if (gate?.isOpen() && element.hasAttribute('data-waiting')) element.setAttribute('data-waiting', '');
  }
}

const queue: IslandGate[] = [];

/** Opens one gate in each idle moment: each island is a task of its own. */
function openInTurn(gate: IslandGate): void {
  queue.push(gate);
  if (queue.length > 1) return;
  const next = (): void => {
    queue.shift()?.open();
    if (queue.length > 0) whenIdle(next, IDLE);
  };
  whenIdle(next, IDLE);
}

/** The visible content of a box: boxes without a layout of their own are looked into, because what an island begins with may be hidden. */
const contentOf = (box: Element): Element[] =>
  [...box.children].flatMap((child) => (child.matches('.island,[style*=contents]') ? contentOf(child) : child));

/**
 * Opens an island's gate once it is near the visible part of the page, or with the first event inside it.
 * @param box the island's element
 * @returns the way to stop watching
 */
export function watchIsland(box: Element, gate: IslandGate): () => void {
  if (gate.isOpen()) return () => undefined;
  gates.set(box, gate);
  // Listens on the window, before the script that records clicks, and before React, which hydrates what it may and then handles the event.
  for (const type of TOUCHES) window.addEventListener(type, onTouch, { capture: true, passive: true });
  return whenNear(contentOf(box), () => openInTurn(gate));
}

/** Calls back once any of it is near the visible part of the page; at once if it has no content yet. */
function whenNear(content: readonly Element[], isNear: () => void): () => void {
  if (content.length === 0 || !('IntersectionObserver' in window)) {
    isNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      isNear();
    },
    { rootMargin: MARGIN },
  );
  for (const each of content) observer.observe(each);
  return () => observer.disconnect();
}
