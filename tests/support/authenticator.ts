import { Secret, TOTP } from 'otpauth';

/** Google takes codes of the five intervals before and after now. */
const FIRST = -3;

/** An authenticator app with a secret. Each code is a later one than the last, for each counts once. */
export function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  let ahead = FIRST;
  return {
    code: () => {
      ahead += 1;
      return totp.generate({ timestamp: Date.now() + ahead * totp.period * 1000 });
    },
  };
}

/** A code that no app shows now. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
