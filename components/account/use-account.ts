import { useRef, useState } from 'react';
import { patchAccount } from '../../lib/client/account/patch-account';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { patchUserData, type UserDataPatch } from '../../lib/domain/people/user-data';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The account that the page was rendered with, and changes to it. */
export function useAccount(page: CurrentUser) {
  const { update } = useCurrentUser();
  const [current, setCurrent] = useState(page);
  const [state, setState] = useState<SaveState>('idle');
  /** The account as the server last said. */
  const stored = useRef(page);
  /** The changes on their way: they reach the server in the order in which they were made. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(0);
  /** Shows a change at once, and the stored value again if it fails. True if it was saved; if not, what was typed stays. */
  const save = async (patch: UserDataPatch): Promise<boolean> => {
    const number = (last.current += 1);
    setState('saving');
    setCurrent((shown) => ({ ...shown, data: patchUserData(shown.data, patch) }));
    const answer = sent.current.then(() => patchAccount(patch));
    sent.current = answer.catch(() => undefined);
    const saved = await answer.then(
      (next) => {
        stored.current = next;
        return true;
      },
      () => false,
    );
    if (!saved) setState('failed');
    // A change made meanwhile is not answered yet.
    if (number === last.current) {
      setCurrent(stored.current);
      await update(stored.current);
      setState((now) => (now === 'saving' ? 'saved' : now));
    }
    return saved;
  };
  /** Removes the message about the last attempt. */
  const edit = (): void => setState('idle');
  return { current, state, save, edit };
}
