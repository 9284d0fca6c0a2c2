import { JSON_QUERIES, publicRead } from '../../../../lib/server/answers/json-queries';
import { apiRoute } from '../../../../lib/server/api/api-route';
import { sideVotes } from '../../../../lib/server/votes/vote-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({
  GET: publicRead(JSON_QUERIES['/api/votes/[matchId]'], sideVotes.answer),
  PUT: sideVotes.put,
  DELETE: sideVotes.remove,
});
