import type { LocalKey } from '../../domain/settings/stored-keys';

const DONE_KEY: LocalKey = 'firstChoiceDone';

/** The visitor has chosen first teams, or wants none; they are not asked again. */
export function endFirstChoice(): void {
  delete document.documentElement.dataset['new'];
  try {
    localStorage.setItem(DONE_KEY, '1');
  } catch {
    // Without storage, the next page asks again.
  }
}
