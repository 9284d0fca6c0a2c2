import { type Endpoints, endpoint, publicEndpoint } from './endpoint';
import { NO_QUERY } from './json-query';
import { clientConfigAnswer } from '../account/client-config';
import { postCspReports } from '../api/csp-reports';
import { postContact } from '../contact/contact-route';
import { postPageView } from '../api/page-view-route';
import { siteNow } from '../site-clock';
import type { ApiAnswer } from '../api/api-route';
import { readIngestState } from '../../store/models/match-documents';
import { errorFields, log } from '../logger';

/** One look at the store serves all health checks for this long: they come from many places at once and are never cached. */
const LOOK_MS = 1_000;

type Look = { readonly at: number; readonly matches: Promise<number | null> };
let look: Look | null = null;

/** Matches in the store; null while it does not answer. */
async function storedMatches(): Promise<number | null> {
  try {
    return (await readIngestState())?.matches ?? 0;
  } catch (error) {
    log().warn(errorFields(error), 'health: store unavailable');
    return null;
  }
}

/** `GET /api/health`: 200 while the store answers, else 503. `now` is the site's clock, `realNow` decides how old a look is. */
async function healthAnswer(now: number, realNow: number): Promise<ApiAnswer> {
  if (look === null || realNow - look.at >= LOOK_MS) look = { at: realNow, matches: storedMatches() };
  const matches = await look.matches;
  const ok = matches !== null;
  return { status: ok ? 200 : 503, body: { ok, now: new Date(now).toISOString(), store: ok ? 'ok' : 'unavailable', matches } };
}

/**
 * `GET /api/alive`: 200 as long as the process answers, whatever the store does. For
 * what restarts a process that hangs: while the store is away the site serves
 * its copies, and a restart would lose them.
 */
function aliveAnswer(): Promise<ApiAnswer> {
  return Promise.resolve({ body: { ok: true } });
}

export const SITE_ENDPOINTS = {
  '/api/alive': endpoint({ GET: aliveAnswer }),
  '/api/client-config': publicEndpoint({
    query: NO_QUERY,
    answer: clientConfigAnswer,
    open: true,
  }),
  '/api/clock': endpoint({ GET: () => Promise.resolve({ body: { now: new Date(siteNow()).toISOString() } }) }),
  '/api/contact': endpoint({ POST: postContact }),
  '/api/csp-reports': endpoint({ POST: postCspReports }),
  '/api/health': endpoint({ GET: () => healthAnswer(siteNow(), Date.now()) }),
  '/api/page-view': endpoint({ POST: postPageView }),
} as const satisfies Endpoints;
