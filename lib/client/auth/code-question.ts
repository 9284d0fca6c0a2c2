import type { AuthFailure } from '../../domain/people/sign-in';
import { fail } from '../../domain/values/result';
import { createMemoryStore } from '../stored/memory-store';
import { useStored } from '../stored/use-stored';
import type { AuthOutcome } from './auth-port';

/** A sign-in that waits for a code of the account's authenticator app. The form that began it waits, too, and keeps what was typed. */
export type CodeQuestion = {
  /** Tries a code; null where it was right, which ends the question. */
  readonly attempt: (code: string) => Promise<AuthFailure | null>;
  /** `unavailable` where the dialog for the code could not be shown. */
  readonly giveUp: (kind?: 'silent' | 'unavailable') => void;
};

const store = createMemoryStore<CodeQuestion | null>(null);

export function useCodeQuestion(): CodeQuestion | null {
  return useStored(store);
}

/** Asks for codes until one is right, or the person gives up (`silent`). Another question ends this one. */
export function askForCode<Value>(attempt: (code: string) => AuthOutcome<Value>): AuthOutcome<Value> {
  return new Promise((resolve) => {
    const end = (outcome: Awaited<AuthOutcome<Value>>): void => {
      if (store.read() === question) store.write(null);
      resolve(outcome);
    };
    const question: CodeQuestion = {
      attempt: async (code) => {
        const tried = await attempt(code);
        if (!tried.ok) return tried.error;
        end(tried);
        return null;
      },
      giveUp: (kind = 'silent') => end(fail({ kind })),
    };
    store.read()?.giveUp();
    store.write(question);
  });
}
