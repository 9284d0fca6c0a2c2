import { readCallableAnswer, type CallableError } from '../domain/callable';
import { FUNCTION_REGION, FUNCTION_TIMEOUT_MS, LOAD_TIMEOUT_SECONDS } from '../domain/constants';
import { fail, type Result } from '../domain/result';
import { logFailure } from './log-failure';

/** The backend projects. */
export type FunctionProject = 'main' | 'games' | 'play';

/** Where functions answer: at an address of the project's own, or at Google's for its id. */
export type FunctionPlaces = Readonly<
  Record<
    FunctionProject,
    { readonly customDomain: string } | { readonly projectId: string; readonly host: string; readonly region?: string }
  >
>;

/** Our own server speaks the protocol for all three. */
export const OWN_FUNCTIONS: FunctionPlaces = {
  main: { customDomain: '/api/functions' },
  games: { customDomain: '/api/functions' },
  play: { customDomain: '/api/functions' },
};

/** What proves who calls and from where; each is left out of the request where it is absent or null. */
export type CallTokens = {
  /** ID token of the signed-in user. */
  readonly idToken?: () => Promise<string | null>;
  /** Instance id token; only where notifications are permitted. */
  readonly instanceIdToken?: () => Promise<string | null>;
  readonly appCheckToken?: () => Promise<string | null>;
};

export type FunctionCall = {
  readonly project: FunctionProject;
  readonly name: string;
  readonly payload: unknown;
  readonly places?: FunctionPlaces;
  readonly tokens?: CallTokens;
  readonly timeoutMs?: number;
};

export function functionAddress(project: FunctionProject, name: string, places: FunctionPlaces): string {
  const place = places[project];
  if ('customDomain' in place) return `${place.customDomain}/${name}`;
  return `https://${place.region ?? FUNCTION_REGION}-${place.projectId}.${place.host}/${name}`;
}

/** A token that cannot be had, or not in time, must not stop the call: the server says whether it needs it. */
async function optionalToken(token: (() => Promise<string | null>) | undefined): Promise<string | null> {
  if (!token) return null;
  try {
    const late = new Promise<null>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_SECONDS * 1000, null));
    return await Promise.race([token(), late]);
  } catch (error) {
    logFailure('call without a token')(error);
    return null;
  }
}

async function headersOf({ idToken, instanceIdToken, appCheckToken }: CallTokens): Promise<Headers> {
  const [id, instance, appCheck] = await Promise.all([idToken, instanceIdToken, appCheckToken].map(optionalToken));
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (id) headers.set('Authorization', `Bearer ${id}`);
  if (instance) headers.set('Firebase-Instance-ID-Token', instance);
  if (appCheck) headers.set('X-Firebase-AppCheck', appCheck);
  return headers;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return undefined;
  }
}

/**
 * Calls a function of a project in Firebase's callable protocol
 * (docs/product.md#callable-functions). Never throws: a network that fails is
 * `internal`, a time-out `deadline-exceeded`.
 */
export async function callFunction({
  project,
  name,
  payload,
  places = OWN_FUNCTIONS,
  tokens = {},
  timeoutMs = FUNCTION_TIMEOUT_MS,
}: FunctionCall): Promise<Result<unknown, CallableError>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(functionAddress(project, name, places), {
      method: 'POST',
      headers: await headersOf(tokens),
      body: JSON.stringify({ data: payload ?? null }),
      signal,
    });
    const body = await bodyOf(response);
    // The body may end because of the time-out, too.
    if (signal.aborted) return fail({ code: 'deadline-exceeded', message: 'deadline-exceeded' });
    return readCallableAnswer(response.status, body);
  } catch {
    return signal.aborted
      ? fail({ code: 'deadline-exceeded', message: 'deadline-exceeded' })
      : fail({ code: 'internal', message: 'internal' });
  }
}
