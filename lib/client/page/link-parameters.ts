import { isRecord } from '../../domain/values/is-record';
import { pathOnly } from '../../domain/page/paths';

function cleanState(state: unknown): unknown {
  // Next has the page's address in it, and would bring the code back with it.
  if (!isRecord(state)) return state;
  const { url } = state;
  return { ...state, as: location.pathname, ...(typeof url === 'string' ? { url: pathOnly(url) } : {}) };
}

/**
 * The parameters of a mail's link: in its hash, which browsers send to no server,
 * so that no request log holds it; in the query of mails that Firebase sends
 * itself, and of our older ones. Where `name` is there, all of it leaves the
 * address bar and with it the history, and what people copy from either.
 */
export function takeLinkParameters(name: string): URLSearchParams {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const parameters = fragment.has(name) ? fragment : new URLSearchParams(location.search);
  if (parameters.has(name)) history.replaceState(cleanState(history.state), '', location.pathname);
  return parameters;
}
