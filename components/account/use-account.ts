import { useState } from 'react';
import { patchAccount } from '../../lib/client/account/patch-account';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import type { UserDataPatch } from '../../lib/domain/people/user-data';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The account that the page was rendered with, and changes to it. */
export function useAccount(page: CurrentUser) {
  const { update } = useCurrentUser();
  const [current, setCurrent] = useState(page);
  const [state, setState] = useState<SaveState>('idle');
  /** True where it was saved; what was typed stays where it was not. */
  const save = async (patch: UserDataPatch): Promise<boolean> => {
    setState('saving');
    try {
      const next = await patchAccount(patch);
      setCurrent(next);
      await update(next);
      setState('saved');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  /** Removes the message about the last attempt. */
  const edit = (): void => setState('idle');
  return { current, state, save, edit };
}
