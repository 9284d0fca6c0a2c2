import { BARE_POLICY } from './content-security-policy';

const PLAYERS = '"https://player.twitch.tv" "https://www.youtube.com" "https://www.youtube-nocookie.com"';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': BARE_POLICY,
};

const UNFRAMED = { 'x-frame-options': 'DENY' };

/** Browsers heed these on documents only; they are half of all the bytes here. */
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

/** What every answer carries, errors included. Pages and frames replace the bare policy by their own. */
export function securityHeaders(isHttps: boolean, kind: AnswerKind): Readonly<Record<string, string>> {
  return {
    ...ALWAYS,
    ...(kind === 'buildFile' ? {} : OF_PAGES),
    ...(kind === 'frame' ? {} : UNFRAMED),
    ...(kind === 'data' ? { 'cross-origin-resource-policy': 'same-origin' } : {}),
    ...(isHttps ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
  };
}
