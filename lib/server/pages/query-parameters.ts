import * as v from 'valibot';
import { single, type RawQuery } from '../../domain/page/raw-query';

/** The first value of a parameter by its name; an empty one is none, as forms send it. */
export function given(raw: RawQuery, name: string): string | null {
  return single(raw[name]) || null;
}

/** Ids in any order, separated by commas, each once: by number. Null for anything else, and for more than `most`. */
export function idList(text: string, most: number): number[] | null {
  const parts = text === '' ? [] : text.split(',', most + 1);
  if (parts.length > most || !parts.every((part) => pathId(part) !== null)) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

/** An id as addresses carry it: a whole number above zero. Null for anything else. */
export function pathId(value: string | string[] | null | undefined): number | null {
  const text = single(value);
  if (text === null || !/^[1-9]\d{0,14}$/.test(text)) return null;
  return Number(text);
}

export function currentYear(now: number): number {
  return new Date(now).getUTCFullYear();
}

/** A year of the last or this century; null for anything else. */
export function yearNumber(text: string): number | null {
  return /^(?:19|20)\d{2}$/.test(text) ? Number(text) : null;
}

/** A page number, from 1; null for anything else. */
export function pageNumber(value: string | string[] | undefined): number | null {
  const text = single(value);
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** A text that `parse` makes something of, other than null. */
export function parameter<Value>(parse: (text: string) => Value | null, refusal: string) {
  return v.pipe(
    v.string(refusal),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== null) return value;
      addIssue({ message: refusal });
      return NEVER;
    }),
  );
}
