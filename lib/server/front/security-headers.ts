import { BARE_POLICY } from './content-security-policy';

const PLAYERS = '"https://player.twitch.tv" "https://www.youtube.com" "https://www.youtube-nocookie.com"';

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': BARE_POLICY,
};

const UNFRAMED: Readonly<Record<string, string>> = { 'x-frame-options': 'DENY' };

/** What browsers read of a page only, half of all these bytes. */
const OF_PAGES: Readonly<Record<string, string>> = {
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

/** A frame is shown by other sites; a script, a style or a font of the build is a part of a page. */
export type Protected = 'answer' | 'frame' | 'part';

/** What every answer carries, errors included. Pages and frames replace the bare policy by their own. */
export function securityHeaders(isHttps: boolean, what: Protected): Readonly<Record<string, string>> {
  return {
    ...ALWAYS,
    ...(what === 'part' ? {} : OF_PAGES),
    ...(what === 'frame' ? {} : UNFRAMED),
    ...(isHttps ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
  };
}
