import { answerEndpoint } from '../../lib/server/endpoints/answer-endpoint';

/** Endpoints read the body themselves, with their own limits. */
export const config = { api: { bodyParser: false } };

export default answerEndpoint;
