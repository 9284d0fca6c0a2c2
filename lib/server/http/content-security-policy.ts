import { GAME_ASSET_CDN } from '../../domain/entities/game-asset';
import { paths } from '../../domain/page/paths';
import type { AuthConfig } from '../../domain/site/client-config';
import type { Environment } from '../env';
import { hashSource } from '../hash-source';

/** Players that pages may embed (docs/product.md#security). */
const STREAM_PLAYERS = ['https://player.twitch.tv', 'https://www.youtube.com', 'https://www.youtube-nocookie.com'];

/** styled-components inserts an empty block before it fills it through the CSSOM. */
const EMPTY_BLOCK = hashSource('');

const CLOUD_STORAGE = 'https://storage.googleapis.com';

/** Where pages load stored pictures from besides our own origin; undefined where that is all. */
export function pictureOrigin({
  RIFTWEEK_IMAGE_ORIGIN: origin,
  RIFTWEEK_IMAGE_BUCKET: bucket,
  RIFTWEEK_IMAGE_PRIVATE: isPrivate,
}: Partial<Pick<Environment, 'RIFTWEEK_IMAGE_ORIGIN' | 'RIFTWEEK_IMAGE_BUCKET' | 'RIFTWEEK_IMAGE_PRIVATE'>>): string | undefined {
  if (isPrivate === '1') return undefined;
  return origin ?? (bucket ? `${CLOUD_STORAGE}/${bucket}/` : undefined);
}

/** A picture's place as the policy names it: with its path, so that a bucket does not let in all others of its host. */
function pictureSource(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : `${origin}${pathname.replace(/\/?$/, '/')}`;
}

type PolicyOptions = {
  /** The only inline scripts there are; scripts are never hashed from output. */
  readonly inlineScripts: readonly string[];
  /** Where stored pictures come from besides our own origin, e.g. a bucket's address. */
  readonly imageOrigin?: string | undefined;
  /** Pictures of the game are on our own origin: the CDN is not let in. */
  readonly localImages?: boolean;
  /** How people sign in; null or absent: they cannot. */
  readonly auth?: AuthConfig | null | undefined;
  /** Next evaluates modules and inserts styles of its own, and talks to the page through a web socket. */
  readonly isDevelopment?: boolean;
};

/** The services that Firebase Auth talks to. */
const AUTH_SERVICES = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/** The loader of the frame through which a provider's popup answers: these files only, nothing else of that host. */
const POPUP_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

/** What App Check's reCAPTCHA loads, and the services that give its tokens and those of installations. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const APP_CHECK_SERVICES = ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'];
const INSTALLATION_SERVICES = ['https://firebaseinstallations.googleapis.com'];

type AuthSources = { readonly connect: readonly string[]; readonly script: readonly string[]; readonly frame: readonly string[] };

/** The other origins that signing in, and tokens of calls, need. The login modal opens on every page, so every page allows them. */
function authSources(auth: AuthConfig | null | undefined): AuthSources {
  if (!auth) return { connect: [], script: [], frame: [] };
  const { authDomain, emulatorUrl, app } = auth;
  const checked = app ? app.appCheckKey !== null : false;
  return {
    connect: [
      ...(emulatorUrl === null ? AUTH_SERVICES : [emulatorUrl]),
      ...(app ? INSTALLATION_SERVICES : []),
      ...(checked ? APP_CHECK_SERVICES : []),
    ],
    script: [...(authDomain === null ? [] : POPUP_SCRIPTS), ...(checked ? RECAPTCHA : [])],
    frame: [...(authDomain === null ? [] : [emulatorUrl ?? `https://${authDomain}`]), ...(checked ? RECAPTCHA_FRAMES : [])],
  };
}

const [STYLE_TAG, STYLE_END] = ['<style', '</style>'];

/** The style blocks of a page that are its own. They are found among the bytes: to decode a whole page takes longer than all the rest here. */
function styleBlocks(page: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = page.indexOf(STYLE_TAG); at !== -1; at = page.indexOf(STYLE_TAG, at + STYLE_TAG.length)) {
    const start = page.indexOf('>', at) + 1;
    const end = page.indexOf('<', at + STYLE_TAG.length);
    const isWhole = start > 0 && end >= start && page.toString('latin1', end, end + STYLE_END.length) === STYLE_END;
    if (isWhole && /\sdata-styled\b/.test(page.toString('latin1', at + STYLE_TAG.length, start - 1))) {
      blocks.push(page.subarray(start, end));
    }
  }
  return blocks;
}

const REPORT_GROUP = 'csp';
/** Where `report-to` leads: the value of the header `Reporting-Endpoints` of pages. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${paths.api.cspReports()}"`;

/** The policy of pages: a function of their HTML, because the styles of a render are part of it. */
export function pagePolicy({
  inlineScripts,
  imageOrigin,
  localImages = false,
  auth,
  isDevelopment = false,
}: PolicyOptions): (page: Buffer) => string {
  const { connect, script, frame } = authSources(auth);
  const directives = (styles: readonly Buffer[]) => [
    `default-src 'self'`,
    ['script-src', `'self'`, ...(isDevelopment ? [`'unsafe-eval'`] : []), ...inlineScripts.map(hashSource), ...script].join(' '),
    // A hash would have browsers ignore 'unsafe-inline'.
    `style-src 'self' ${isDevelopment ? `'unsafe-inline'` : [...new Set([...styles.map(hashSource), EMPTY_BLOCK])].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', ...(localImages ? [] : [GAME_ASSET_CDN]), ...(imageOrigin ? [pictureSource(imageOrigin)] : [])].join(
      ' ',
    ),
    `font-src 'self'`,
    ['connect-src', `'self'`, ...(isDevelopment ? ['ws:'] : []), ...connect].join(' '),
    // Our own frames: /embed shows the frame that it makes.
    ['frame-src', `'self'`, ...STREAM_PLAYERS, ...frame].join(' '),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // Browsers that know `report-to` ignore the other.
    `report-uri ${paths.api.cspReports()}`,
    `report-to ${REPORT_GROUP}`,
  ];
  return (page) => directives(styleBlocks(page)).join('; ');
}

/** The policy of everything that is not a page: it loads and runs nothing, wherever it is opened. */
export const BARE_POLICY = `default-src 'none'; frame-ancestors 'none'`;

/** The policy of the service worker, which may request only this site. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`;

const PLAYERS = '"https://player.twitch.tv" "https://www.youtube.com" "https://www.youtube-nocookie.com"';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': BARE_POLICY,
};

const UNFRAMED = { 'x-frame-options': 'DENY' };

/** Browsers heed these headers on documents only; they are half of all the bytes here. */
const OF_PAGES = {
  // Popups of the sign-in providers need to answer their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': [
    `autoplay=(self ${PLAYERS})`,
    `fullscreen=(self ${PLAYERS})`,
    `picture-in-picture=(self ${PLAYERS})`,
    `encrypted-media=(self ${PLAYERS})`,
    'camera=()',
    'microphone=()',
    'geolocation=()',
    'payment=()',
    'usb=()',
    'serial=()',
    'hid=()',
    'midi=()',
    'accelerometer=()',
    'gyroscope=()',
    'magnetometer=()',
    'display-capture=()',
    'browsing-topics=()',
  ].join(', '),
};

/** Two years, the least that browsers' preload lists take. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/**
 * A frame is shown by other sites. A build file is a script, a style sheet or a
 * font that a page loads. Data is fetched, which this header allows where CORS
 * does; no other site can load it as a script or a picture.
 */
export type AnswerKind = 'answer' | 'data' | 'frame' | 'buildFile';

/** The headers of every answer, errors included. Pages and frames replace the bare policy by their own. */
export function securityHeaders(isHttps: boolean, kind: AnswerKind): Readonly<Record<string, string>> {
  return {
    ...ALWAYS,
    ...(kind === 'buildFile' || kind === 'data' ? {} : OF_PAGES),
    ...(kind === 'frame' ? {} : UNFRAMED),
    ...(kind === 'data' ? { 'cross-origin-resource-policy': 'same-origin' } : {}),
    ...(isHttps ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
  };
}
