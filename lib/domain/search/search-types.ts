/** What a search finds, in the order of its groups. Apart from the schema, which browsers load when an answer is there. */
export const SEARCH_TYPES = ['league', 'team', 'player', 'champion', 'serie'] as const;
