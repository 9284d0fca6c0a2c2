import * as v from 'valibot';
import { isMatchDay, isMatchTime } from '../../domain/values/week';
import { beginningOf } from '../../domain/text/beginning';
import { cleanLine } from '../../domain/text/clean-text';
import { LONGEST_BEST_OF } from '../../domain/values/constants';

/**
 * Building blocks of the PandaScore shape. What a document cannot do without
 * (its id, the match of a game, the start of a match) is plain: where it does
 * not fit, the document is lost. Everything else is loose: null and missing
 * mean "unknown" and are nothing to report; a value of another type is unknown,
 * too, and leaves an issue with its path. So does an element that a list has to
 * do without. A result with such issues is still typed: `decode` (parsing)
 * takes it over and counts them.
 */

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Milliseconds since 1970 as the ISO-8601 UTC text that all sources write: whole seconds, so that texts sort as the instants do. */
export function toInstant(milliseconds: number): string {
  return `${new Date(Math.floor(milliseconds / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 40 && ISO_INSTANT.test(value) && !Number.isNaN(Date.parse(value));
}

/** A time that a source writes where it knows none: before League of Legends or beyond any plan. */
export function isPlaceholder(value: unknown): boolean {
  return isInstant(value) && !isMatchTime(Date.parse(value));
}

/** An instant in any precision or zone, as ISO-8601 UTC in whole seconds. */
export const wireInstant = v.pipe(
  v.custom<string>(isInstant, 'is not an ISO-8601 time'),
  v.custom<string>((text) => !isPlaceholder(text), 'stands for an unknown time'),
  v.transform((text) => toInstant(Date.parse(text))),
);

function isWithin(least: number, most: number): (value: unknown) => boolean {
  return (value) => typeof value === 'number' && value >= least && value <= most;
}

function isWhole(least: number, most: number): (value: unknown) => boolean {
  const within = isWithin(least, most);
  return (value) => Number.isSafeInteger(value) && within(value);
}

// A failed `custom` leaves its value untyped, which is how `loose` distinguishes it from one with issues inside.
export const wireId = v.custom<number>(isWhole(1, Number.MAX_SAFE_INTEGER), 'is no id');
/** No name comes near: addresses and push messages, which hold two of them, stay within their limits. */
const LONGEST_NAME = 96;
/** A name or a word, on one line. One that nobody could see is unknown. */
const text = v.pipe(
  v.custom<string>((value) => typeof value === 'string', 'is no text'),
  v.transform((line) => beginningOf(cleanLine(line), LONGEST_NAME).trimEnd() || null),
);
const flag = v.custom<boolean>((value) => typeof value === 'boolean', 'is no boolean');
/** No figure of a game comes near: what is larger is a mistake, and sums and charts stay finite. */
const figure = v.custom<number>(isWithin(0, 1e9), 'is no figure');
const DAY_SECONDS = 86_400;
/** Within a game; nothing in it takes a day. */
export const wireSeconds = v.custom<number>(isWithin(0, DAY_SECONDS), 'is no number of seconds');

/** An address that a page may link to or load: http(s) only, so that no script address gets in. */
export const wireUrl = v.custom<string>(
  (value) => typeof value === 'string' && /^https?:\/\/[^\p{Cc}\p{Cs}]+$/iu.test(value) && URL.canParse(value),
  'is no web address',
);

type Config = v.Config<v.BaseIssue<unknown>>;
type Issue = v.BaseIssue<unknown>;
type Issues = readonly [Issue, ...Issue[]];

/** The type of an issue that a document is taken over with. */
const LOOSE = 'loose';

/** What an issue says, with its place: "team.id: is no id". */
function issueText(issue: Issue): string {
  return [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
}

/** Why a value does not fit: the essential parts that it lacks, at most two of them. */
export function reasonOf(issues: Issues): string {
  const essential = issues.filter(({ type }) => type !== LOOSE);
  return (essential.length > 0 ? essential : issues).slice(0, 2).map(issueText).join('; ');
}

/** One issue for a value that is done without, at `place` in a list or, without one, where the schema stands. */
function doneWithout(issues: Issues, place?: v.ArrayPathItem): Issue {
  const { path: _path, ...first } = issues[0];
  return { ...first, type: LOOSE, message: reasonOf(issues), ...(place ? { path: [place] } : {}) };
}

/** What a document may do without: null where it is null, missing, or not of this shape. */
export function loose<const Schema extends v.GenericSchema>(schema: Schema) {
  const nullable = v.nullish(schema, null);
  return {
    ...nullable,
    '~run': (dataset: v.UnknownDataset, config: Config): v.OutputDataset<v.InferOutput<Schema> | null, Issue> => {
      const read = nullable['~run'](dataset, config);
      return read.typed ? read : { typed: true, value: null, issues: [doneWithout(read.issues)] };
    },
  };
}

export const looseInstant = loose(wireInstant);
export const looseText = loose(text);
export const looseId = loose(wireId);
/** A figure of a game: a number from 0 on, or unknown. */
export const looseFigure = loose(figure);
export const looseFlag = loose(flag);
export const looseUrl = loose(wireUrl);
/** How long a game took; 0 stands for an unknown length. */
export const looseSeconds = loose(wireSeconds);
/** The place of a game in its match, from 1; some sources count from 0. */
export const loosePosition = loose(v.custom<number>(isWhole(0, 99), 'is no position'));
export const looseScore = loose(v.custom<number>(isWhole(0, 999), 'is no score'));
export const looseYear = loose(
  v.custom<number>((year) => typeof year === 'number' && isMatchDay(`${year}-12-31`), 'is no year of matches'),
);
export const looseBestOf = loose(v.custom<number>(isWhole(0, 2 * LONGEST_BEST_OF), 'is no number of games'));

function listOf<const Schema extends v.GenericSchema, Gap>(schema: Schema, gap: readonly Gap[]) {
  const list = v.nullish(v.array(schema), []);
  return {
    ...list,
    '~run': (dataset: v.UnknownDataset, config: Config): v.OutputDataset<(v.InferOutput<Schema> | Gap)[], Issue> => {
      const input: unknown = dataset.value ?? [];
      if (!Array.isArray(input)) {
        const read = list['~run'](dataset, config);
        return read.issues ? { typed: true, value: [], issues: [doneWithout(read.issues)] } : read;
      }
      const value: (v.InferOutput<Schema> | Gap)[] = [];
      const issues: Issue[] = [];
      for (const [key, element] of input.entries()) {
        const place: v.ArrayPathItem = { type: 'array', origin: 'value', input, key, value: element };
        const read = schema['~run']({ value: element }, config);
        if (read.typed) {
          value.push(read.value);
          for (const issue of read.issues ?? []) issues.push({ ...issue, path: [place, ...(issue.path ?? [])] });
        } else {
          value.push(...gap);
          issues.push(doneWithout(read.issues, place));
        }
      }
      const [first, ...others] = issues;
      return first === undefined ? { typed: true, value } : { typed: true, value, issues: [first, ...others] };
    },
  };
}

/** The elements of a list that fit; no list at all is an empty one. */
export function looseList<const Schema extends v.GenericSchema>(schema: Schema) {
  return listOf(schema, []);
}

/** A list whose places count: null stands where an element does not fit. */
export function looseSlots<const Schema extends v.GenericSchema>(schema: Schema) {
  return { ...v.nullish(v.array(v.nullable(schema)), []), '~run': listOf(schema, [null])['~run'] };
}

/** Which game a document belongs to; null where the document does not say. */
export const wireVideogame = loose(v.object({ id: looseId }));
