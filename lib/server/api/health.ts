import { readIngestState } from '../../store/models/match-documents';
import type { ApiAnswer } from './api-route';
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
export async function healthAnswer(now: number, realNow: number): Promise<ApiAnswer> {
  if (look === null || realNow - look.at >= LOOK_MS) look = { at: realNow, matches: storedMatches() };
  const matches = await look.matches;
  const ok = matches !== null;
  return { status: ok ? 200 : 503, body: { ok, now: new Date(now).toISOString(), store: ok ? 'ok' : 'unavailable', matches } };
}
