import * as v from 'valibot';

/**
 * Building blocks of the PandaScore shape. What a match cannot do without is
 * strict: a wrong type makes the document malformed. What only adorns it is
 * loose: null, missing or of another type all become "unknown", because years
 * of answers differ in such keys and none of them is worth losing a match.
 */

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Milliseconds since 1970 as the ISO-8601 UTC text that all sources write: whole seconds, so that texts sort as the instants do. */
export function toInstant(milliseconds: number): string {
  return `${new Date(Math.floor(milliseconds / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

function isInstant(text: string): boolean {
  return ISO_INSTANT.test(text) && !Number.isNaN(Date.parse(text));
}

/** An instant in any precision or zone, as ISO-8601 UTC in whole seconds. */
export const wireInstant = v.pipe(
  v.string(),
  v.check(isInstant, 'is not an ISO-8601 time'),
  v.transform((text) => toInstant(Date.parse(text))),
);

export const wireId = v.pipe(v.number(), v.integer(), v.minValue(1));

const count = v.pipe(v.number(), v.finite(), v.minValue(0));

export const looseInstant = v.fallback(v.nullish(wireInstant, null), null);
export const looseText = v.fallback(v.nullish(v.string(), null), null);
export const looseId = v.fallback(v.nullish(wireId, null), null);
/** A figure of a game: a number from 0 on, or unknown. */
export const looseFigure = v.fallback(v.nullish(count, null), null);
export const looseFlag = v.fallback(v.nullish(v.boolean(), null), null);

/** An address that a page may link to or load: http(s) only, so that no script address gets in. */
export const looseUrl = v.fallback(v.nullish(v.pipe(v.string(), v.check(isWebAddress)), null), null);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** The elements of a list that fit; no list at all is an empty one. */
export function looseList<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.fallback(v.nullish(v.array(v.unknown()), []), []),
    v.transform((elements) =>
      elements.flatMap((element) => {
        const parsed = v.safeParse(schema, element);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** A list in which every element must fit; missing or null is an empty one. */
export function strictList<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(v.array(schema), []);
}

/** A nested object that may be missing, null or of another shape. */
export function looseObject<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema, null), null);
}

/** Which game a document belongs to; null where the document does not say. */
export const wireVideogame = looseObject(v.object({ id: v.number() }));
