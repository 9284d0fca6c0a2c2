import * as v from 'valibot';

/** The `mode` of a link to `/handler` whose code is ours: Firebase has none for the first address of an account. */
export const ADD_EMAIL_MODE = 'addEmail';
/** The parameter of a link with a code of Firebase's that says which account it is for. */
export const LINK_ACCOUNT = 'account';

/** Codes of ours: the proof that a mail to a first address was read, and what goes beside Firebase's code for verifying one. */
export const LINK_PURPOSES = ['add-email', 'verify-email'] as const;
/** And what goes beside Firebase's code for a new password, which says nothing to `/handler`. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number] | 'reset-password';

/** What `POST /api/account/link` answers: what the link of a mail is for. */
export const MailLinkSchema = v.object({
  email: v.string(),
  /** The account has the address, and it is verified: there is nothing left to do. */
  done: v.boolean(),
  /** Whether the request's session is the account's own. */
  yours: v.boolean(),
  account: v.object({
    /** Null where it has none, or is not for this reader to know. */
    name: v.nullable(v.string()),
    /** The ways to sign in: "password", "google.com", … */
    providers: v.array(v.string()),
    /** ISO instant; null where it is not known. */
    createdAt: v.nullable(v.string()),
  }),
});
export type MailLink = v.InferOutput<typeof MailLinkSchema>;
export type LinkAccount = MailLink['account'];
