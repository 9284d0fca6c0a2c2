import * as v from 'valibot';
import { DEFAULT_LOCALE, isLocale } from '../../domain/settings/locales';
import { ApiError } from '../api-error';
import { searchOf } from '../pages/page-queries';
import type { RawQuery } from '../../domain/page/raw-query';
import { given, idList, parameter, pathId } from '../pages/query-parameters';

/**
 * What the addresses of the JSON routes mean that are the same for everyone. A
 * route sees what `read` makes of its address and nothing else of the request
 * (`publicEndpoint`), and the server caches its answer under `search`: no parameter can
 * reach an answer without being part of its key.
 */
export type JsonQuery<Query> = {
  /** The query of an address, including the named parts of its path. Throws `bad-request` for an invalid one. */
  readonly read: (raw: RawQuery) => Query;
  /** What of its query means something, as text that begins with "?", or ''. */
  readonly search: (raw: RawQuery) => string;
};

/** Stands for any value that a route refuses: it answers them all alike. */
export const REFUSED = '-';

const written = (value: unknown): string => (value === true ? '1' : String(value));

/** As an address says it; null where it says nothing, or what holds without it. */
function canonical(schema: v.GenericSchema, text: string | null): string | null {
  if (text === null) return null;
  const [read, usual] = [v.safeParse(schema, text), v.safeParse(schema, null)];
  if (!read.success) return REFUSED;
  return usual.success && written(usual.output) === written(read.output) ? null : written(read.output);
}

/** The parameters of a route, each a schema of its text, or null where there is none; `inPath`: those that are parts of the path. */
export function jsonQuery<Entries extends Readonly<Record<string, v.GenericSchema>>>(
  entries: Entries,
  inPath: readonly string[] = [],
): JsonQuery<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const schema = v.object(entries);
  const inQuery = Object.entries(entries).filter(([name]) => !inPath.includes(name));
  return {
    read: (raw) => {
      const read = v.safeParse(schema, Object.fromEntries(Object.keys(entries).map((name) => [name, given(raw, name)])));
      if (!read.success) throw new ApiError('bad-request', read.issues[0].message);
      return read.output;
    },
    search: (raw) => searchOf(inQuery.map(([name, each]) => [name, canonical(each, given(raw, name))])),
  };
}

export const oneOf = <const Word extends string>(name: string, words: readonly Word[]) =>
  parameter((text) => words.find((word) => word === text) ?? null, `${name} must be one of ${words.join(', ')}.`);

export const ids = (name: string, most: number) =>
  v.nullable(
    parameter((text) => idList(text, most), `${name} takes at most ${most} ids, separated by commas.`),
    '',
  );

/** A switch that is on with "1". */
export const FLAG_PARAMETER = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => text === '1'),
  ),
  '',
);
/** A language of the site; of anything else the usual one. */
export const LOCALE_PARAMETER = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => (isLocale(text) ? text : DEFAULT_LOCALE)),
  ),
  '',
);
export const ID_PARAMETER = parameter(pathId, 'The id must be a whole number.');
export const NO_QUERY = jsonQuery({});
export const DETAIL_QUERY = jsonQuery({ id: ID_PARAMETER }, ['id']);

export const SCOPES =
  'scope must be league:ID, season:YEAR, season:ID-YEAR, serie:ID, tournament:ID, patch:VERSION, patch:ID-VERSION or all.';
