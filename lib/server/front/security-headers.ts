import { BARE_POLICY } from './content-security-policy';

const PLAYERS = '"https://player.twitch.tv" "https://www.youtube.com" "https://www.youtube-nocookie.com"';

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
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
  'content-security-policy': BARE_POLICY,
};

/** Two years, the least that browsers' preload lists take. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

const UNFRAMED: Readonly<Record<string, string>> = { ...ALWAYS, 'x-frame-options': 'DENY' };

/** What every answer carries, errors and files included. Pages replace the bare policy by their own, and so do frames (`isFrame`), which other sites show. */
export function securityHeaders(isHttps: boolean, isFrame = false): Readonly<Record<string, string>> {
  const headers = isFrame ? ALWAYS : UNFRAMED;
  return isHttps ? { ...headers, 'strict-transport-security': TRANSPORT_SECURITY } : headers;
}
