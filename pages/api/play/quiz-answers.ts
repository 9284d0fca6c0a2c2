import { apiRoute } from '../../../lib/server/api/api-route';
import { postQuizAnswer } from '../../../lib/server/play/quiz-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postQuizAnswer });
