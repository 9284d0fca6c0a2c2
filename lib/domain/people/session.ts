/** The signed-in user, from an account read at most a minute ago, just now while its address is not verified. */
export type Session = {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** How this session signed in: "password", "google.com", "facebook.com", "apple.com", "twitter.com". */
  readonly provider: string;
  /** Every way the account can sign in. */
  readonly providers: readonly string[];
  /** Since when signing in needs a second factor, an ISO instant; null: it does not. */
  readonly secondFactor: string | null;
  /** When the person typed a password or came back from a provider, milliseconds since 1970. */
  readonly signedInAt: number;
  readonly admin: boolean;
  /** May not write comments. */
  readonly banned: boolean;
};
