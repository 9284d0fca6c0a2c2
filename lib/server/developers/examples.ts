/** Answers of the demo season, recorded and shortened; a test holds them against their schemas. By route. */
export const ANSWER_EXAMPLES: Readonly<Record<string, unknown>> = {};
