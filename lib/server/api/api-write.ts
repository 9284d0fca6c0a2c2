import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import type { Session } from '../../domain/people/session';
import { ApiError } from '../api-error';
import type { ApiAnswer, ApiHandler } from './api-route';
import { environment } from '../env';
import { senderKey, IdempotentAnswers } from './idempotency';
import { readJson } from './json-body';
import { consumeRate, type RateLimit } from './rate-limit';
import { clientAddress } from './request-identity';
import { originOfWrite, ownPagePath } from './same-origin';
import { securityEvent } from '../session/security-event';
import { demand, isByTokenAlone, sessionOf, type Requirement } from '../session/session';
import { heldCookies } from '../session/session-cookie';
import { sharedRegistry } from '../shared-registry';

type WriteContext<Needs extends Requirement = never> = {
  /** Path and query of the page that wrote, from its Referer; "/" where the browser names no page of this site. */
  readonly pagePath: string;
  readonly request: NextApiRequest;
  /** Whose write it is; null for a visitor, and where the route does not need it (`requires`). */
  readonly session: SessionFor<Needs>;
};

type SessionFor<Needs extends Requirement> = [Needs] extends [never] ? null : Needs extends 'visitor' ? Session | null : Session;

type WriteOptions<Input, Needs extends Requirement = never> = {
  /** Names the route in rate limits and idempotency ids. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Input>;
  readonly maxBytes: number;
  /**
   * Writes of one user, and of one address without a session; users behind one
   * address have `SHARED_ADDRESS` times as many. Null: the route counts by itself.
   */
  readonly limit: RateLimit | null;
  /**
   * Who may write; others are answered 401 or 403. `visitor`: everybody, the
   * session is looked up. Absent: everybody, it is not.
   */
  readonly requires?: Needs;
  /** The idempotency id where the body carries it; else the header `Idempotency-Key` counts. */
  readonly idOf?: (input: Input) => string | undefined;
  readonly write: (input: Input, context: WriteContext<Needs>) => Promise<ApiAnswer>;
};

/** The options with any requirement, as the one implementation sees them. */
type AnyWriteOptions<Input> = Omit<WriteOptions<Input>, 'requires' | 'write'> & {
  readonly requires?: Requirement;
  // A method: TypeScript then takes a context that fits every requirement for each.
  write(input: Input, context: Omit<WriteContext, 'session'> & { readonly session: Session | null }): Promise<ApiAnswer>;
};

const IDEMPOTENCY_ID = /^[\w-]{8,64}$/;
const KILOBYTE = 1024;
/** An account that fills its share forgets its own oldest answers. A comment of full length is a small answer; all that `/api/me` may hold is not. */
const ANSWERS = { minutes: 60, bytes: 16_384 * KILOBYTE, accountBytes: 128 * KILOBYTE, answerBytes: 16 * KILOBYTE };
/** People of a campus, an arena or a phone network behind one address. */
const SHARED_ADDRESS = 20;

function idempotencyId(given: string | string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !IDEMPOTENCY_ID.test(given))
    throw new ApiError('bad-request', 'An idempotency id takes 8 to 64 letters, digits, "_" or "-".');
  return given;
}

declare module '../shared-registry' {
  interface SharedRegistry {
    answers?: IdempotentAnswers | null;
  }
}

function answers(): IdempotentAnswers {
  const registry = sharedRegistry();
  return (registry.answers ??= new IdempotentAnswers(ANSWERS));
}

/** Strangers at an address, whatever cookies they send, use up nothing of those who are signed in there. */
async function count(
  name: string,
  limit: RateLimit,
  { session, address }: { readonly session: Session | null; readonly address: string },
): Promise<void> {
  if (session === null) return consumeRate(`${name}:${address}`, limit);
  await consumeRate(`${name}:user:${session.uid}`, limit);
  await consumeRate(`${name}:users:${address}`, { ...limit, points: limit.points * SHARED_ADDRESS });
}

/** Identifies the client by everything that may affect an answer; without credentials, by the address. */
function senderOf(request: NextApiRequest, address: string): string {
  const { authorization = null, cookie } = request.headers;
  const { session, visitor } = heldCookies(cookie, environment().RIFTWEEK_SESSION_COOKIE);
  const isNamed = authorization !== null || session !== null || visitor !== null;
  return senderKey(authorization, session, visitor, isNamed ? null : address);
}

/**
 * Refuses writes from other sites. Browsers attach cookies by themselves, so a
 * request that relies on one must name our origin. No other site can attach our
 * bearer token, so a request with nothing but a token need not name an origin.
 */
function demandOwnOrigin(name: string, request: NextApiRequest, siteUrl: string): void {
  const origin = originOfWrite(request.headers, siteUrl);
  if (origin === 'ours' || (origin === 'unsaid' && isByTokenAlone(request))) return;
  securityEvent('origin-refused', name);
  throw new ApiError('cross-site', 'Only pages of this site may write.');
}

/**
 * A handler for writes (docs/product.md#json-api): same origin, JSON only, bounded size,
 * rate limit by user or address, decoder, and an idempotency id: a write that
 * its sender repeats under its id is not done twice, its answer is given again.
 * An empty body counts as `{}`; the schema reports what is missing.
 */
export function writes<Input>(options: WriteOptions<Input>): ApiHandler;
export function writes<Input, const Needs extends Requirement>(
  options: WriteOptions<Input, Needs> & { readonly requires: Needs },
): ApiHandler;
export function writes<Input>(options: AnyWriteOptions<Input>): ApiHandler {
  const { name, schema, maxBytes, limit, requires, idOf } = options;
  return async (request) => {
    const { siteUrl, RIFTWEEK_TRUSTED_PROXIES: proxies } = environment();
    demandOwnOrigin(name, request, siteUrl);
    const body = await readJson(request, maxBytes);
    const address = clientAddress(request, proxies);
    const found = requires === undefined ? null : await sessionOf(request);
    if (limit) await count(name, limit, { session: found, address });
    const session = requires === undefined ? null : demand(found, requires);
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue);
      throw new ApiError('invalid', issue.message, field === null ? {} : { field });
    }
    const key = idempotencyId(idOf?.(parsed.output) ?? request.headers['idempotency-key']);
    const run = () => options.write(parsed.output, { pagePath: ownPagePath(request.headers, siteUrl), request, session });
    if (key === null) return run();
    const content = JSON.stringify([request.method, request.url, parsed.output]);
    return answers().once({ id: `${name}:${key}`, sender: senderOf(request, address), content, account: session?.uid ?? address }, run);
  };
}
