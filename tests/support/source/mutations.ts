/** Every way in which one field of a JSON document may be spoilt. */

export type Path = readonly (string | number)[];

export type Mutation = {
  readonly path: Path;
  /** What stands there now; undefined for a field that is missing. */
  readonly value: unknown;
  readonly document: unknown;
};

/** Long lists are alike from their second element on. */
const ELEMENTS = 2;

export const WRONG: readonly unknown[] = [null, undefined, 'wrong', -5, 1e308, {}, [null, -7, 'x']];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The paths of all fields and elements, the shallowest first. */
function pathsOf(document: unknown, path: Path = []): Path[] {
  const keys = Array.isArray(document) ? [...document.keys()].slice(0, ELEMENTS) : isRecord(document) ? Object.keys(document) : [];
  return keys.flatMap((key) => [[...path, key], ...pathsOf(valueAt(document, [key]), [...path, key])]);
}

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, document);
}

function spoilt(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document)) return document.map((element, index) => (index === key ? spoilt(element, rest, value) : element));
  if (!isRecord(document)) return document;
  const { [key]: old, ...others } = document;
  // The order of keys stays: it must not matter either, but a test varies one thing.
  if (rest.length === 0 && value === undefined) return others;
  return Object.fromEntries(Object.entries(document).map(([name, field]) => [name, name === key ? spoilt(old, rest, value) : field]));
}

/** The document with each field null, missing (undefined), and of each wrong type in turn. */
export function* mutationsOf(document: unknown, values: readonly unknown[]): Generator<Mutation> {
  for (const path of pathsOf(document)) {
    for (const value of values) yield { path, value, document: spoilt(document, path, value) };
  }
}

/** Leaves by path; elements of lists go by what identifies them, so that a dropped one moves no other. */
export function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (value instanceof Map) return leavesOf(Object.fromEntries(value), path);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((element: unknown, index): [string, unknown] => [nameOf(element) ?? String(index), element])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  if (entries.length === 0) return new Map([[path, Array.isArray(value) ? 'nothing' : value]]);
  return new Map(entries.flatMap(([key, child]) => [...leavesOf(child, path === '' ? key : `${path}.${key}`)]));
}

function nameOf(element: unknown): string | undefined {
  const team = isRecord(element) ? element['team'] : undefined;
  const names = isRecord(element)
    ? [element['id'], element['seconds'], element['url'], isRecord(team) ? team['id'] : undefined]
    : [element];
  const name = names.find((each) => typeof each === 'number' || typeof each === 'string');
  return name === undefined ? undefined : String(name);
}
