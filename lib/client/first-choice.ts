import type { LocalKey } from '../domain/stored-keys';

const DONE_KEY: LocalKey = 'firstChoiceDone';

/** The visitor has chosen first teams, or wants none: nobody asks again. */
export function endFirstChoice(): void {
  delete document.documentElement.dataset['new'];
  try {
    localStorage.setItem(DONE_KEY, '1');
  } catch {
    // Where nothing can be kept, the next page asks again.
  }
}
