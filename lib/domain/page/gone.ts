import * as v from 'valibot';

/** What has a page of its own and loses it when the source deletes it. */
export const GONE_KINDS = ['match', 'league', 'serie', 'tournament', 'team', 'player'] as const;
export type GoneKind = (typeof GONE_KINDS)[number];
export type GonePage = { readonly kind: GoneKind; readonly id: number };
/** `into`: the id of the entity that it was merged into, where the source names it. */
export type GoneNote = GonePage & { readonly into?: number };

/** Notes are stored in so many documents of so many each: 32,000 in all, of which the oldest go first. */
export const GONE_PARTS = 16;
export const MOST_GONE = 2_000;

/** What is gone, newest first: "team-903", or "team-903>88" where it was merged into 88. */
export const GoneSchema = v.object({ gone: v.array(v.string()) });

export const goneKey = ({ kind, id }: GonePage): string => `${kind}-${id}`;
export const gonePart = ({ id }: GonePage): number => id % GONE_PARTS;

const MERGED = '>';
const keyOf = (text: string): string => text.split(MERGED, 1)[0] ?? '';

/** What is noted of a page; null where nothing is. */
export function noteOf(texts: readonly string[], page: GonePage): GoneNote | null {
  const text = texts.find((each) => keyOf(each) === goneKey(page));
  if (text === undefined) return null;
  const into = text.split(MERGED)[1];
  return into === undefined ? page : { ...page, into: Number(into) };
}

/**
 * `texts` with more of the same part in front, without the oldest beyond the limit; the same list where that says
 * nothing new. What something was merged into stays known when it is noted again.
 * @param targets pages of the part that others are merged into: they lead nowhere themselves, so no ring comes about.
 */
export function withGone(texts: readonly string[], added: readonly GoneNote[], targets: readonly GonePage[] = []): readonly string[] {
  const known = new Map(texts.map((text) => [keyOf(text), text]));
  const news = added.map((note) =>
    note.into === undefined ? (known.get(goneKey(note)) ?? goneKey(note)) : `${goneKey(note)}${MERGED}${note.into}`,
  );
  const ends = new Set(targets.map(goneKey).filter((key) => known.get(key)?.includes(MERGED)));
  if (ends.size === 0 && news.every((text) => known.get(keyOf(text)) === text)) return texts;
  const all = new Map(news.map((text) => [keyOf(text), text]));
  for (const [key, text] of known) if (!all.has(key)) all.set(key, ends.has(key) ? key : text);
  return [...all.values()].slice(0, MOST_GONE);
}
