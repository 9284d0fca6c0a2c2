import { pathOnly } from './paths';

/** What an address was meant to show; the words of "not found" go by it (`errors.notFound.<kind>`). */
const MISSING_KINDS = ['page', 'match', 'league', 'tournament', 'serie', 'team', 'player', 'champion', 'stats'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** What is missing at an address ("/ko/match/7/a-vs-b") or a route ("/match/[id]/[slug]"): match; "page" for whatever else. */
export function missingKind(address: string): MissingKind {
  const segments = pathOnly(address).split('/').filter(Boolean);
  return MISSING_KINDS.find((kind) => kind !== 'page' && segments.slice(0, 2).includes(kind)) ?? 'page';
}

export function isMissingKind(text: unknown): text is MissingKind {
  return MISSING_KINDS.some((kind) => kind === text);
}
