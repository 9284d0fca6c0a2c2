import * as v from 'valibot';

/** What may be missing where a check fails: what Google says, in terms of what an operator can do. */

const FailureSchema = v.object({ code: v.optional(v.union([v.string(), v.number()])), message: v.optional(v.string(), '') });

/** A failure and what caused it, the innermost first. */
function failuresOf(error: unknown): { readonly code: string; readonly message: string }[] {
  const parsed = v.safeParse(FailureSchema, error);
  const own = parsed.success ? [{ code: String(parsed.output.code ?? ''), message: parsed.output.message }] : [];
  return error instanceof Error && error.cause !== undefined ? [...failuresOf(error.cause), ...own] : own;
}

type Rule = {
  /** Any of these words in the failure's message or code … */
  readonly words: readonly string[];
  /** … or one of these codes, of gRPC or HTTP. */
  readonly codes?: readonly string[];
  readonly say: (context: Context, message: string) => string;
};
export type Context = {
  /** The right that the check needs, e.g. "roles/datastore.user on riftweek-main". */
  readonly right: string;
  readonly variable: string;
};

function apiOff(_context: Context, message: string): string {
  const [api] = /\b[a-z]{3,40}\.googleapis\.com\b/.exec(message) ?? [];
  return api === undefined
    ? 'an API is off (gcloud services enable, named in docs/deploy.md)'
    : `an API is off: gcloud services enable ${api}`;
}

/** Tried in this order; of an error that carries another one the inner is tried first. */
const RULES: readonly Rule[] = [
  { words: ['SERVICE_DISABLED', 'API has not been used', 'or it is disabled'], say: apiOff },
  {
    words: ['unauthorized-continue-uri', 'UNAUTHORIZED_DOMAIN'],
    say: () => 'the site’s host is no authorised domain (Authentication → Settings)',
  },
  {
    words: ['configuration-not-found', 'CONFIGURATION_NOT_FOUND'],
    say: () => 'Authentication is not set up in this project (console → Authentication → Get started)',
  },
  {
    words: ['operation-not-allowed', 'OPERATION_NOT_ALLOWED', 'PASSWORD_LOGIN_DISABLED', 'ADMIN_ONLY_OPERATION'],
    say: () => 'sign-in by e-mail and password is off (Authentication → Sign-in method)',
  },
  {
    words: ['API_KEY', 'API key not valid'],
    say: () => 'RIFTWEEK_AUTH_API_KEY is no key of this project, or may not be used for the Identity Toolkit API',
  },
  {
    words: ['default credentials', 'invalid_grant', 'UNAUTHENTICATED'],
    codes: ['16', '401'],
    say: () => 'no Google credentials, or they have ended (GOOGLE_APPLICATION_CREDENTIALS, or the machine’s service account)',
  },
  {
    words: ['database (default) does not exist'],
    say: ({ variable }) => `the database (default) is not there: gcloud firestore databases create, in the project of ${variable}`,
  },
  { words: ['Datastore Mode'], say: ({ variable }) => `the database of ${variable} is in Datastore mode; it must be in Native mode` },
  {
    words: ['PERMISSION_DENIED', 'insufficient-permission', 'INSUFFICIENT_PERMISSION', 'does not have storage.'],
    codes: ['7', '403'],
    say: ({ right }) => `a right is missing: ${right}`,
  },
  { words: ['bucket does not exist'], codes: ['404'], say: ({ variable }) => `${variable} names nothing that is there` },
  { words: ['EAUTH', 'Invalid login'], say: ({ variable }) => `user or password in ${variable} are refused` },
  {
    words: ['ENOTFOUND', 'EDNS', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'UNAVAILABLE'],
    codes: ['14'],
    say: ({ variable }) => `not reached (${variable})`,
  },
];

/** Longest words of others that are repeated. */
const WORDS_MAX_LENGTH = 300;

/** One line: what is missing, or else the failure's own words. */
export function explainFailure(error: unknown, context: Context): string {
  const failures = failuresOf(error);
  for (const { code, message } of failures) {
    // Google's messages are short; a long one is another server's HTML.
    const text = `${code} ${message.slice(0, 2_000)}`;
    const rule = RULES.find(({ words, codes = [] }) => codes.includes(code) || words.some((word) => text.includes(word)));
    if (rule) return rule.say(context, text);
  }
  const [{ message: words } = { message: String(error) }] = failures;
  return words.split('\n', 1)[0]?.slice(0, WORDS_MAX_LENGTH) ?? '';
}
