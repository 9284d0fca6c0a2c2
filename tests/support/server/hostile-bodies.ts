import { isRecord } from '../../../lib/domain/values/is-record';

type Place = readonly (string | number)[];

/** Where a body may hold a text by its schema, choices included; "x" stands for any key, 0 for any item. */
export function textPlaces(schema: unknown): Place[] {
  if (!isRecord(schema)) return [];
  const below = (at: string | number, inner: unknown): Place[] => textPlaces(inner).map((place) => [at, ...place]);
  if (isRecord(schema['entries'])) return Object.entries(schema['entries']).flatMap(([key, inner]) => below(key, inner));
  if (schema['type'] === 'array') return below(0, schema['item']);
  if (schema['type'] === 'record') return below('x', schema['value']);
  if (isRecord(schema['wrapped'])) return textPlaces(schema['wrapped']);
  const options: unknown = schema['options'];
  if (Array.isArray(options) && options.some(isRecord)) return options.flatMap((option: unknown) => textPlaces(option));
  return schema['type'] === 'number' || schema['type'] === 'boolean' ? [] : [[]];
}

/** Where a body holds a text. */
export function textsIn(body: unknown): Place[] {
  if (typeof body === 'string') return [[]];
  return isRecord(body) ? Object.entries(body).flatMap(([key, inner]) => textsIn(inner).map((place) => [key, ...place])) : [];
}

/** A body with a value in place of another, and with all that is around it. */
export function withValue(body: unknown, [at, ...below]: Place, value: unknown): unknown {
  if (at === undefined) return value;
  if (typeof at === 'number') return [withValue(Array.isArray(body) ? body[at] : undefined, below, value)];
  const fields = isRecord(body) ? body : {};
  return { ...fields, [at]: withValue(fields[at], below, value) };
}

/** The same body with keys in each of its objects that plain objects have anyway. */
export function withInheritedKeys(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withInheritedKeys);
  if (!isRecord(body)) return body;
  const own = Object.entries(body).map(([key, value]) => [key, withInheritedKeys(value)] as const);
  return Object.fromEntries([...own, ['__proto__', { admin: true }], ['constructor', 'x'], ['toString', 'x']]);
}

/** Texts that stores and tables of plain objects take badly. */
export const HOSTILE_TEXTS = ['n\ud800', 'x\u0000', '__abcdefgh__', 'constructor'];
