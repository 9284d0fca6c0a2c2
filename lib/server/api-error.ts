import type { CacheTag } from '../domain/page/cache-tags';

/** Every way a JSON request can fail, with its status. */
const API_ERRORS = {
  /** It is part of something else now; `Location` names that. */
  moved: 308,
  'bad-request': 400,
  /** A field does not pass its check; `field` names it. */
  invalid: 400,
  /** No user is signed in, or the session has ended. */
  unauthenticated: 401,
  /** The balance of the prediction game is smaller than the stake. */
  'balance-too-small': 402,
  'cross-site': 403,
  /** Signed in, but not allowed to. */
  forbidden: 403,
  /** The sign-in is too old for something that only its owner may do. */
  'recent-login-required': 403,
  /** The account's e-mail address must be verified first. */
  unverified: 403,
  /** Signed in, but to another account than the request is for. */
  'wrong-account': 403,
  /** Signed in, but a moderator has taken the right to write. */
  banned: 403,
  /** The time in which the request was possible is over. */
  'too-late': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  /** Changed by another client meanwhile, or in conflict with the current state (a vote on a match that is over). */
  conflict: 409,
  /** The idempotency id stands for another write of the same sender. */
  'idempotency-key-reused': 409,
  /** The odds of a prediction are no longer what they were. */
  'odds-moved': 409,
  /** A market takes no bets any more, or not at the moment. */
  'market-closed': 409,
  /** All that an account may stake on a market, or have open, is staked. */
  'stake-limit': 409,
  /** An item of the prediction game's store is bought once. */
  'item-owned': 409,
  /** A question of a quiz can be answered once. */
  'already-answered': 409,
  /** A quiz takes no answers any more. */
  'quiz-closed': 409,
  /** The stage of a pick'em has begun. */
  'pickem-locked': 409,
  /** A private league, or the account's list of them, is full. */
  'league-limit': 409,
  /** It was there and is no more. */
  gone: 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  internal: 500,
  /** A service that the site relies on refused; the message is its own. */
  'upstream-failed': 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ApiErrorCode = keyof typeof API_ERRORS;
type ApiErrorDetails = {
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cache tags of the documents that would change this answer. */
  readonly tags?: readonly CacheTag[];
};

/** A failure with a place in the catalogue; thrown by handlers, answered as `{error: {code, message}}`. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = API_ERRORS[code];
  }

  toJSON(): { readonly error: { readonly code: ApiErrorCode; readonly message: string; readonly field?: string } } {
    const { field } = this.details;
    return { error: { code: this.code, message: this.message, ...(field === undefined ? {} : { field }) } };
  }
}
