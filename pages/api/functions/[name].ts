import type { NextApiHandler } from 'next';
import { wireStatusOf } from '../../../lib/domain/site/callable';
import { FUNCTIONS } from '../../../lib/server/functions/functions';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

/** `POST /api/functions/{name}`: Firebase's callable protocol. */
const handler: NextApiHandler = (request, response) => {
  const name = typeof request.query['name'] === 'string' ? request.query['name'] : '';
  const run = FUNCTIONS.get(name);
  if (run) return run(request, response);
  response.status(404).json({ error: { status: wireStatusOf('not-found'), message: 'No such function.' } });
};

export default handler;
