export const DRAGON_TYPES = ['air', 'earth', 'fire', 'water', 'chemtech', 'hextech', 'elder'] as const;
export type DragonType = (typeof DRAGON_TYPES)[number];
