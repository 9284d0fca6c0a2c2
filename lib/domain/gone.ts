import * as v from 'valibot';

/** What has a page of its own and loses it when the source deletes it. */
export const GONE_KINDS = ['match', 'league', 'serie', 'tournament', 'team', 'player'] as const;
export type GoneKind = (typeof GONE_KINDS)[number];
export type GonePage = { readonly kind: GoneKind; readonly id: number };

/** Notes are kept in so many documents of so many each: 32,000 in all, of which the oldest go first. */
export const GONE_PARTS = 16;
export const MOST_GONE = 2_000;

/** Keys of what is gone, newest first. */
export const GoneSchema = v.object({ gone: v.array(v.string()) });

export const goneKey = ({ kind, id }: GonePage): string => `${kind}-${id}`;
export const gonePart = ({ id }: GonePage): number => id % GONE_PARTS;

/** `keys` with more of the same part in front, without the oldest beyond what is kept. */
export function withGone(keys: readonly string[], added: readonly GonePage[]): string[] {
  return [...new Set([...added.map(goneKey), ...keys])].slice(0, MOST_GONE);
}
