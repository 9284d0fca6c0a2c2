/**
 * Accounts can be created with another person's e-mail address. What came before
 * the address was verified counts only if it is the same person
 * (docs/decisions/0020).
 */

/** The latest sign-in of an account whose address was not proved. `at`: milliseconds since 1970. */
export type UnverifiedSignIn = { readonly provider: string; readonly at: number };

/** How an account can be entered now. `validAfter`: earlier sign-ins are over; milliseconds since 1970. */
export type WaysIn = { readonly providers: readonly string[]; readonly validAfter: number };

/**
 * Whether an account, now that its address is verified, still belongs to the
 * person who created it: their provider is still linked, and their sign-in was
 * not ended. An owner who comes by a provider that vouches for the address takes
 * the password away, one who sets a new password ends every sign-in; a link in a
 * mail does neither.
 */
export function isSameOwner(setUp: UnverifiedSignIn, { providers, validAfter }: WaysIn): boolean {
  return providers.includes(setUp.provider) && setUp.at >= validAfter;
}
