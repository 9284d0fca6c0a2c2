import { isRecord } from '../../../lib/domain/values/is-record';
import { withRoutes, type Heard, type SiteRoutes } from '../server/route-site';

/** The JSON routes of the prediction game on a server. */

export type PlayReply = Heard<Readonly<Record<string, unknown>>>;

/** `who`: a uid, or null for a visitor. `path`: below `/api/play`. With a body it is a POST. */
type PlayCall = (who: string | null, path: string, body?: unknown) => Promise<PlayReply>;

export const withPlayRoutes = (routes: SiteRoutes, work: (call: PlayCall) => Promise<void>): Promise<void> =>
  withRoutes(routes, (call) =>
    work(async (who, path, body) => {
      const reply = await call(who, body === undefined ? 'GET' : 'POST', `/api/play${path}`, body);
      return { ...reply, body: isRecord(reply.body) ? reply.body : {} };
    }),
  );
