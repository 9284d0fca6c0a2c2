import { createContext, useContext } from 'react';
import type { SignInLimits } from '../../domain/page/shell-data';

const LimitsContext = createContext<SignInLimits | null>(null);

/** What accounts do without on this site; null: nothing. */
export const SignInLimitsProvider = LimitsContext.Provider;
export const useSignInLimits = (): SignInLimits | null => useContext(LimitsContext);

/** Whether the site sends mails: without, nothing that needs one is offered. */
export const useMailsOffered = (): boolean => useSignInLimits()?.mails ?? true;
