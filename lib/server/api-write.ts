import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import type { Session } from '../domain/session';
import { ApiError } from './api-error';
import type { ApiAnswer, ApiHandler } from './api-route';
import { environment } from './env';
import { IdempotentAnswers } from './idempotency';
import { readJson } from './json-body';
import { consumeRate, type RateLimit } from './rate-limit';
import { clientAddress } from './request-identity';
import { originOfWrite } from './same-origin';
import { demand, isByTokenAlone, sessionOf, type Requirement } from './session';
import { sharedRegistry } from './shared-registry';

export type WriteContext<Needs extends Requirement = never> = {
  /** The path of the page that wrote, from its Referer; "/" where the browser does not say. */
  readonly pagePath: string;
  readonly request: NextApiRequest;
  /** Whose write it is; null for a visitor, and where the route did not ask (`requires`). */
  readonly session: SessionFor<Needs>;
};

type SessionFor<Needs extends Requirement> = [Needs] extends [never] ? null : Needs extends 'visitor' ? Session | null : Session;

export type WriteOptions<Input, Needs extends Requirement = never> = {
  /** Names the route in rate limits and idempotency ids. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Input>;
  readonly maxBytes: number;
  /** Writes of one address, and of one user. */
  readonly limit: RateLimit;
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
const MAX_ANSWERS = 10_000;
const ANSWER_MINUTES = 60;

function idempotencyId(given: string | string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !IDEMPOTENCY_ID.test(given)) throw new ApiError('bad-request', 'An idempotency id takes 8 to 64 letters, digits, "_" or "-".');
  return given;
}

function pagePath(request: NextApiRequest): string {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
}

function answers(): IdempotentAnswers {
  const registry = sharedRegistry();
  return (registry.answers ??= new IdempotentAnswers({ max: MAX_ANSWERS, minutes: ANSWER_MINUTES }));
}

/** The answer of the route's own code may depend on who wrote, so an id counts for that person alone. */
function ownerOf(session: Session | null): string {
  return session ? `user:${session.uid}` : 'visitor';
}

/**
 * What another site makes a browser send is refused always. A cookie goes along
 * by itself, so without the browser's word for our own page nothing that leans
 * on one is written; an Authorization header is put there by whoever has the
 * token, and no page of another site can, so it needs no such word.
 */
function demandOwnOrigin(request: NextApiRequest, siteUrl: string): void {
  const origin = originOfWrite(request.headers, siteUrl);
  if (origin === 'foreign' || (origin === 'unsaid' && !isByTokenAlone(request))) throw new ApiError('cross-site', 'Only pages of this site may write.');
}

/**
 * A handler for writes (design: "Writes"): same origin, JSON only, bounded size,
 * rate limit by address and by user, decoder, and an idempotency id: a write
 * that is repeated under its id is not done twice, its answer is given again.
 * No body at all counts as `{}`: it is for the decoder to miss something.
 */
export function writes<Input>(options: WriteOptions<Input>): ApiHandler;
export function writes<Input, const Needs extends Requirement>(options: WriteOptions<Input, Needs> & { readonly requires: Needs }): ApiHandler;
export function writes<Input>(options: AnyWriteOptions<Input>): ApiHandler {
  const { name, schema, maxBytes, limit, requires, idOf } = options;
  return async (request) => {
    const { siteUrl, RIFTWEEK_TRUSTED_PROXIES: proxies } = environment();
    demandOwnOrigin(request, siteUrl);
    const body = await readJson(request, maxBytes);
    await consumeRate(`${name}:${clientAddress(request, proxies)}`, limit);
    const session = requires === undefined ? null : demand(await sessionOf(request), requires);
    if (session) await consumeRate(`${name}:${ownerOf(session)}`, limit);
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue);
      throw new ApiError('invalid', issue.message, field === null ? {} : { field });
    }
    const key = idempotencyId(idOf?.(parsed.output) ?? request.headers['idempotency-key']);
    const run = () => options.write(parsed.output, { pagePath: pagePath(request), request, session });
    return key === null ? run() : answers().once(`${name}:${ownerOf(session)}:${key}`, run);
  };
}
