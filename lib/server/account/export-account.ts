import { commentsOf } from '../../store/comment-erasure';
import type { ApiHandler } from '../api-route';
import { environment } from '../env';
import { consumeRate } from '../rate-limit';
import { clientAddress } from '../request-identity';
import { demandSession } from '../session';
import { currentUser } from './me-route';

const LIMIT = { points: 10, seconds: 3600 };

/** The account, its choices and its comments as JSON, for its owner alone. */
export const exportAccount: ApiHandler = async (request) => {
  const session = await demandSession(request, 'user');
  await consumeRate(`export:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, LIMIT);
  const [{ user, data }, comments] = await Promise.all([currentUser(session), commentsOf(session.uid)]);
  return { body: { exportedAt: new Date().toISOString(), user, data, comments } };
};
