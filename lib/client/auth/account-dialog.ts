import type { SignInMode } from '../../domain/people/sign-in';
import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';

/** Which of the account's dialogs is open: the login modal in one of its modes, the user menu, or none. */
export type AccountDialog = SignInMode | 'menu' | null;

const store = createMemoryStore<AccountDialog>(null);

export function useAccountDialog(): AccountDialog {
  return useStored(store);
}

/** Opens the login modal or the user menu from anywhere ("Log in to comment"); null closes. */
export function openAccountDialog(dialog: AccountDialog): void {
  store.write(dialog);
}
