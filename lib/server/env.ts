import * as v from 'valibot';
import { SOCIAL_PROVIDERS } from '../domain/people/sign-in';
import { isEmail } from '../domain/values/validation';

/** The environment did not decode. Its message names every wrong variable, never a value. */
export class EnvironmentError extends Error {
  constructor(readonly variables: readonly string[]) {
    super(`Wrong environment: ${variables.join('; ')}`);
    this.name = 'EnvironmentError';
  }
}

/** The time, in seconds, that `RIFTWEEK_ADDRESS_BUDGET` is for. Each process counts for itself (see `rate-limit`). */
export const ADDRESS_SECONDS = 10;

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d+$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `must be at most ${most}`));
const counted = (least: number, most: number) => v.pipe(wholeNumber(most), v.minValue(least, `must be at least ${least}`));
const httpUrl = v.pipe(v.string(), v.url('must be a URL'), v.regex(/^https?:\/\//, 'must begin with http:// or https://'));
const hostAndPort = v.pipe(v.string(), v.regex(/^[^\s/:]+:\d+$/, 'must be HOST:PORT'));
const hostName = v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a host name'));
const text = v.string();
const providerList = v.pipe(
  text,
  v.transform((list) => list.split(',').map((name) => name.trim())),
  v.array(v.picklist(SOCIAL_PROVIDERS, `must be some of ${SOCIAL_PROVIDERS.join(',')}`)),
);

const EnvironmentSchema = v.object({
  /** Where the site answers. Port 0 picks a free one. */
  PORT: v.optional(counted(0, 65_535), '3000'),
  HOST: v.optional(text),
  /** The site's public address without a path; it decides links in mails, whose pages may write, and whether cookies need https; never what is cached. */
  RIFTWEEK_SITE_URL: v.optional(httpUrl),
  NEXT_DIST_DIR: v.optional(text, '.next'),
  /** Worker processes; 1 serves from the process itself. */
  WEB_CONCURRENCY: v.optional(counted(1, 64), '1'),
  /** Proxies in front that append to X-Forwarded-For; 0 trusts no forwarded header. */
  RIFTWEEK_TRUSTED_PROXIES: v.optional(counted(0, 8), '0'),
  /** Points that one address may cost in ten seconds (`request-cost`). */
  RIFTWEEK_ADDRESS_BUDGET: v.optional(counted(1, 1_000_000), '120'),
  /** Bound of the page cache; unset: by the memory there is (`cacheMegabytes`). */
  RIFTWEEK_CACHE_MB: v.optional(counted(1, 16_384)),
  RIFTWEEK_LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
  /** Signs what leaves the site and comes back (cookies of visitors, links in mails). The same in every process. */
  RIFTWEEK_SECRET: v.optional(v.pipe(text, v.minLength(32, 'must have at least 32 characters'))),
  /** "0": this server leaves the jobs to others (`scripts/jobs.mjs`). */
  RIFTWEEK_JOBS: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  /** "1": Next compiles pages on request, and nothing is cached (`npm run dev`). Never on a public site. */
  RIFTWEEK_DEV: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** "1": end when standard input ends, for a parent that starts us with a pipe. */
  RIFTWEEK_EXIT_WITH_STDIN: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),

  FIRESTORE_EMULATOR_HOST: v.optional(hostAndPort),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(hostAndPort),
  RIFTWEEK_PROJECT_MAIN: v.optional(text, 'demo-riftweek'),
  RIFTWEEK_PROJECT_GAMES: v.optional(text, 'demo-riftweek-games'),
  RIFTWEEK_PROJECT_PLAY: v.optional(text, 'demo-riftweek-play'),
  /** Host of the sign-in pages, allowed as a frame. */
  RIFTWEEK_AUTH_DOMAIN: v.optional(hostName),
  /** The providers whose buttons are shown, those that are switched on in Firebase; unset: all. */
  RIFTWEEK_AUTH_PROVIDERS: v.optional(providerList),
  /** The Firebase project's web API key (public); without it and without an Auth emulator sign-in is unavailable. */
  RIFTWEEK_AUTH_API_KEY: v.optional(text),
  /** The web app of the Firebase project, "1:NUMBER:web:HASH"; with it, calls of functions carry the token of the installation, and with a key that of App Check. */
  RIFTWEEK_FIREBASE_APP_ID: v.optional(v.pipe(text, v.regex(/^1:\d+:web:[\da-f]+$/, 'must be 1:NUMBER:web:HASH'))),
  /** Site key of App Check with reCAPTCHA Enterprise (public). */
  RIFTWEEK_APP_CHECK_KEY: v.optional(v.pipe(text, v.regex(/^[\w-]+$/, 'must be letters, digits, "_" or "-"'))),
  /** Name of the session cookie, where it is not the usual one; some front ends of Firebase pass on only `__session`. */
  RIFTWEEK_SESSION_COOKIE: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, "_" or "-"'))),
  /** Where pages load stored pictures from, if that is neither our own origin nor the bucket's usual address. */
  RIFTWEEK_IMAGE_ORIGIN: v.optional(httpUrl),
  /** Cloud Storage bucket with the stored pictures; without one they lie in the folder. */
  RIFTWEEK_IMAGE_BUCKET: v.optional(v.pipe(text, v.regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'must be the name of a bucket'))),
  /** "1": not everyone may read the bucket, so the site passes its pictures on. */
  RIFTWEEK_IMAGE_PRIVATE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  RIFTWEEK_IMAGE_DIR: v.optional(text, '.riftweek/pictures'),
  /** "1": pictures of champions and items are files below `/lol/` of this site instead of the public game-asset CDN. */
  RIFTWEEK_LOCAL_IMAGES: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),

  /** "0": JSON and CSV of matches, tables and figures answer only the site's own pages. */
  RIFTWEEK_PUBLIC_API: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),

  /** "0": browsers delete their copies for offline use and store none. */
  RIFTWEEK_OFFLINE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),

  /** Where `/metrics` answers on this machine; unset: nowhere. Port 0 picks a free one. */
  RIFTWEEK_METRICS_PORT: v.optional(counted(0, 65_535)),

  /** How far the site's clock is from the real one (`--as-of`). */
  RIFTWEEK_CLOCK_SHIFT_MS: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER), '0'),
  RIFTWEEK_OUTBOX_DIR: v.optional(text, '.riftweek/outbox'),
  /** Where contact messages go if the system settings name no place. */
  RIFTWEEK_FEEDBACK_URL: v.optional(httpUrl),
  RIFTWEEK_PAGE_VIEW_URL: v.optional(httpUrl),
  /** Mail service as a URL: smtps://user:password@host:465. Unset: mails land in the outbox folder. */
  RIFTWEEK_SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  RIFTWEEK_MAIL_FROM: v.optional(text, 'Riftweek <no-reply@riftweek.example>'),
  RIFTWEEK_MAIL_TO: v.optional(text, 'support@riftweek.example'),
  /** Who runs this installation, for the privacy policy: the controller's name, postal address (";" ends a line) and e-mail address. */
  RIFTWEEK_OPERATOR_NAME: v.optional(text),
  RIFTWEEK_OPERATOR_ADDRESS: v.optional(text),
  RIFTWEEK_OPERATOR_EMAIL: v.optional(v.pipe(text, v.check(isEmail, 'must be an e-mail address'))),
  /** Where security holes are reported, named in /.well-known/security.txt; unset: the contact page. */
  RIFTWEEK_SECURITY_CONTACT: v.optional(v.pipe(text, v.regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://'))),
  /** Keys of web push (VAPID), base64url: an uncompressed P-256 point and its private number. Without both there is no web push. */
  RIFTWEEK_VAPID_PUBLIC_KEY: v.optional(v.pipe(text, v.regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url'))),
  RIFTWEEK_VAPID_PRIVATE_KEY: v.optional(v.pipe(text, v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'))),
  /** The contact address for push services. */
  RIFTWEEK_VAPID_SUBJECT: v.optional(
    v.pipe(text, v.regex(/^(?:mailto:|https:\/\/)/, 'must begin with mailto: or https://')),
    'mailto:support@riftweek.example',
  ),
});

type Variables = v.InferOutput<typeof EnvironmentSchema>;
export type Environment = Omit<Variables, 'RIFTWEEK_SESSION_COOKIE'> & {
  readonly RIFTWEEK_SESSION_COOKIE: string;
  readonly siteUrl: string;
  /** Whether visitors come by https: something in front of us ends it. */
  readonly isHttps: boolean;
  /** Whether the projects are real ones, not an emulator's. */
  readonly isLive: boolean;
  readonly localImages: boolean;
  readonly isDevelopment: boolean;
};

/** Decodes variables; an empty one counts as absent. Throws EnvironmentError naming what is wrong. */
export function decodeEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => name in EnvironmentSchema.entries && value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(EnvironmentSchema, given);
  if (!parsed.success) throw new EnvironmentError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`));
  const { RIFTWEEK_SITE_URL: publicUrl, PORT: port, FIRESTORE_EMULATOR_HOST: emulator, RIFTWEEK_PROJECT_MAIN: project } = parsed.output;
  const siteUrl = publicUrl ? new URL(publicUrl).origin : `http://localhost:${port}`;
  const isHttps = siteUrl.startsWith('https:');
  return {
    ...parsed.output,
    // Browsers take a cookie of this prefix only from the host itself by https, so a neighbouring subdomain cannot plant one before ours.
    RIFTWEEK_SESSION_COOKIE: parsed.output.RIFTWEEK_SESSION_COOKIE ?? (isHttps ? '__Host-token' : 'token'),
    siteUrl,
    isHttps,
    isLive: emulator === undefined && !project.startsWith('demo-'),
    localImages: parsed.output.RIFTWEEK_LOCAL_IMAGES === '1',
    isDevelopment: parsed.output.RIFTWEEK_DEV === '1',
  };
}

let decoded: Environment | undefined;

/** The process's environment, decoded once. */
export function environment(): Environment {
  return (decoded ??= decodeEnvironment(process.env));
}
