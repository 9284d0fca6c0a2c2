import { runInThisContext } from 'node:vm';
import { afterEach } from 'vitest';
import { PRE_PAINT_SCRIPT } from './pre-paint-script';
import { setLanguageData } from './language-data';
import { endingListeners } from './page-listeners';

/** The pre-paint script in jsdom. */

export const root = document.documentElement;

/** What the script puts off: a page would be gone by then, and with a test its document. */
const timers: ReturnType<typeof setTimeout>[] = [];
afterEach(() => {
  for (const timer of timers.splice(0)) clearTimeout(timer);
});

/** Not a spy of vitest's: `restoreAllMocks` would put back a clock that is over. */
function noteTimers(): () => void {
  const { setTimeout } = globalThis;
  Reflect.set(globalThis, 'setTimeout', (...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...given);
    timers.push(timer);
    return timer;
  });
  return () => void Reflect.set(globalThis, 'setTimeout', setTimeout);
}

let endPageBefore = (): void => undefined;
afterEach(() => endPageBefore());

/** Runs the script on a page with this storage and body, up to the end of its parsing. */
export function runScript(stored: Readonly<Record<string, unknown>>, body = ''): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  document.body.innerHTML = body;
  setLanguageData();
  const restore = noteTimers();
  endPageBefore();
  // jsdom runs no scripts of its own here.
  endPageBefore = endingListeners(() => void runInThisContext(PRE_PAINT_SCRIPT));
  document.dispatchEvent(new Event('readystatechange'));
  restore();
}

/** Records the rules of a constructed sheet, which jsdom does not have. */
class RecordingSheet {
  readonly cssRules: string[] = [];
  insertRule(rule: string, index: number): void {
    this.cssRules.splice(index, 0, rule);
  }
}

/** Runs the script; returns the rules that it adopts. */
export function adoptedRules(stored: Readonly<Record<string, unknown>>, body?: string): readonly string[] {
  const made: RecordingSheet[] = [];
  const original = globalThis.CSSStyleSheet;
  Object.defineProperty(globalThis, 'CSSStyleSheet', {
    configurable: true,
    value: class extends RecordingSheet {
      constructor() {
        super();
        made.push(this);
      }
    },
  });
  runScript(stored, body);
  Object.defineProperty(globalThis, 'CSSStyleSheet', { configurable: true, value: original });
  return made.flatMap((sheet) => sheet.cssRules);
}

/** Takes away after each test what the script has set on the page. */
export function resetAfterEach(): void {
  const machineZone = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = machineZone;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });
}
