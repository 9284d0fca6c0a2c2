import type { SignInMode } from '../../domain/people/sign-in';
import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';

/** Which of the account's dialogs is open: the login modal in one of its modes, the user menu, or none. */
export type AccountDialog = SignInMode | 'menu' | null;

/** What a visitor wanted to do when the login modal opened. */
export type LoginReason = 'play' | null;

const store = createMemoryStore<AccountDialog>(null);
const reasons = createMemoryStore<LoginReason>(null);

export function useAccountDialog(): AccountDialog {
  return useStored(store);
}

export function useLoginReason(): LoginReason {
  return useStored(reasons);
}

/** Opens the login modal or the user menu from anywhere ("Log in to comment"); null closes. The modal says the reason. */
export function openAccountDialog(dialog: AccountDialog, reason: LoginReason = null): void {
  reasons.write(reason);
  store.write(dialog);
}
