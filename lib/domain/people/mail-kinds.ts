import type { UserData, UserDataPatch } from './user-data';

/** Mails that an account gets again and again. Those of a kind end with its switch; all but the weekly one with that of `start`, which is the switch of mails as a way. */
export const MAIL_KINDS = ['start', 'move', 'lock', 'settled', 'weekly'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The change of a user's data that ends mails of a kind. */
export function withoutMails({ notifyRules }: Pick<UserData, 'notifyRules'>, kind: MailKind): UserDataPatch {
  switch (kind) {
    case 'start':
      return { notifyEmail: false };
    case 'move':
      // Single teams and leagues may have rules of their own.
      return {
        notifyReschedule: false,
        notifyRules: Object.fromEntries(Object.entries(notifyRules).map(([key, rule]) => [key, { ...rule, reschedule: false }])),
      };
    case 'lock':
      return { notifyLock: false };
    case 'settled':
      return { notifySettled: false };
    case 'weekly':
      return { notifyDigest: false };
  }
}
