/** The schemas of what many pages poll, loaded with the first answer: no page brings the schema library with it. */
const loadSchemas = () => import('../../domain/match/live-answer');

export const LIVE_ANSWER = { load: () => loadSchemas().then((module) => module.LiveAnswerSchema) };
export const WEEK_ANSWER = { load: () => loadSchemas().then((module) => module.WeekAnswerSchema) };
