/** How many digits a code of an authenticator app has. */
const CODE_DIGITS = 6;

/** The digits of a code as it was typed or pasted: "123 456", or as Japanese and Chinese keyboards write them. */
export const codeDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_DIGITS);

export const isWholeCode = (digits: string): boolean => digits.length === CODE_DIGITS;

/** A secret in groups of four, as people type it into an app. */
export const secretGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
