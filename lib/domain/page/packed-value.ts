import { isRecord } from '../values/is-record';

/**
 * JSON in a form that is short and quick to read. A page's props repeat
 * themselves: matches have the same fields, a team plays in many of them, and
 * most of a match is what the one before it has.
 *
 * - The field names of objects that have the same are written once (`shapes`).
 * - Equal objects and lists are written once (`shared`), and are one object again when read.
 * - Numbers that rise are written as steps: instants, curves.
 * - A field with the same value as in the last object of that shape is left out.
 *
 * Texts and numbers stay where they are: moved into a table of their own they
 * are shorter as well, but compress worse than the JSON that they replace.
 */
export type Packed<Value> = {
  readonly shapes: readonly (readonly string[])[];
  readonly shared: readonly Cell[];
  readonly root: Cell;
  /** Never present; it only carries the type of the packed value. */
  readonly packs?: Value;
};

type Scalar = string | number | boolean | null;
/**
 * `[]` is the empty list and `[n]` the shared value n. `[LIST, …]` is a list,
 * `[STEPS, first, …]` one of whole numbers by how much more each is than the last.
 * Everything else is `[shape, repeated, …fields]`: the number of a shape, counted
 * from one, and the fields that are left out, as bits.
 */
type Cell = Scalar | readonly Cell[];

const LIST = 0;
const STEPS = -1;
/** Bits of a number: fields beyond these are always written. */
const REPEATABLE_FIELDS = 31;

/** An object or list while it is packed. */
type Part = {
  readonly id: number;
  readonly kind: number;
  readonly content: readonly (Scalar | Part)[];
  uses: number;
};

const isPart = (content: Scalar | Part): content is Part => typeof content === 'object' && content !== null;

/** The parts of a value by what is in them, inner ones first, so that equal ones are one. */
class Parts {
  readonly shapes: (readonly string[])[] = [];
  readonly #kinds = new Map<string, number>();
  readonly #parts = new Map<string, Part>();

  of(value: unknown): Scalar | Part {
    const contentOf = (values: readonly unknown[]) => values.map((each) => this.of(each));
    if (Array.isArray(value)) return this.#part(LIST, contentOf(value));
    if (isRecord(value)) {
      const fields = Object.entries(value).filter(([, field]) => field !== undefined);
      const kind = this.#kindOf(fields.map(([name]) => name));
      return this.#part(kind, contentOf(fields.map(([, field]) => field)));
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }

  /** Parts that occur more than once; a shared one comes after those within it. */
  repeated(): Part[] {
    return [...this.#parts.values()].filter(({ uses, kind, content }) => uses > 1 && (kind !== LIST || content.length > 0));
  }

  #kindOf(names: readonly string[]): number {
    const key = JSON.stringify(names);
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kind = this.shapes.push(names);
    this.#kinds.set(key, kind);
    return kind;
  }

  #part(kind: number, content: readonly (Scalar | Part)[]): Part {
    const key = JSON.stringify([kind, ...content.map((each) => (isPart(each) ? [each.id] : each))]);
    const known = this.#parts.get(key);
    if (known) {
      known.uses += 1;
      return known;
    }
    const part = { id: this.#parts.size, kind, content, uses: 1 };
    this.#parts.set(key, part);
    return part;
  }
}

const rises = (content: readonly unknown[]): content is readonly number[] =>
  content.every((each, index) => Number.isSafeInteger(each) && Number(each) >= Number(content[index - 1] ?? 0));
const steps = (numbers: readonly number[]): number[] => numbers.map((each, index) => each - (numbers[index - 1] ?? 0));

/** Packs a JSON value. A field that is undefined is left out, as JSON does. */
export function pack<Value>(value: Value): Packed<Value> {
  const parts = new Parts();
  const root = parts.of(value);
  const places = new Map<Part, number>();
  const latest: (readonly (Scalar | Part)[])[] = [];

  const cellOf = (content: Scalar | Part): Cell => {
    if (!isPart(content)) return content;
    const place = places.get(content);
    return place === undefined ? written(content) : [place];
  };
  const written = ({ kind, content }: Part): Cell => {
    if (kind === LIST && content.length === 0) return [];
    if (kind === LIST) return rises(content) ? [STEPS, ...steps(content)] : [LIST, ...content.map(cellOf)];
    const before = latest[kind];
    const isRepeated = (index: number) => index < REPEATABLE_FIELDS && before !== undefined && before[index] === content[index];
    const repeated = content.reduce<number>((bits, _, index) => (isRepeated(index) ? bits | (1 << index) : bits), 0);
    const cells = content.filter((_, index) => !isRepeated(index)).map(cellOf);
    latest[kind] = content;
    return [kind, repeated, ...cells];
  };

  const shared = parts.repeated().map((part, place) => {
    const cell = written(part);
    places.set(part, place);
    return cell;
  });
  return { shapes: parts.shapes, shared, root: cellOf(root) };
}

type Field = readonly [name: string, value: unknown];

/** `Object.fromEntries`, at half the price. */
function objectOf(fields: readonly Field[]): object {
  const object: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    if (name === '__proto__') return Object.fromEntries(fields);
    object[name] = value;
  }
  return object;
}

/** The value that was packed. What was equal in it is the same object now: nothing may write to it. */
export function unpack<Value>(packed: Packed<Value>): Value;
export function unpack({ shapes, shared, root }: Packed<unknown>): unknown {
  const known: unknown[] = [];
  const latest: (readonly Field[])[] = [];

  const read = (cell: Cell): unknown => {
    if (typeof cell !== 'object' || cell === null) return cell;
    if (cell.length === 0) return [];
    const kind = Number(cell[0]);
    if (cell.length === 1) return known[kind];
    if (kind === LIST) return cell.slice(1).map(read);
    if (kind === STEPS) {
      let sum = 0;
      return cell.slice(1).map((step) => (sum += Number(step)));
    }
    const repeated = Number(cell[1]);
    const before = latest[kind];
    let next = 2;
    const fields = (shapes[kind - 1] ?? []).map((name, index): Field => {
      const isRepeated = index < REPEATABLE_FIELDS && ((repeated >> index) & 1) === 1;
      return (isRepeated && before?.[index]) || [name, read(cell[next++] ?? null)];
    });
    latest[kind] = fields;
    return objectOf(fields);
  };

  for (const cell of shared) known.push(read(cell));
  return read(root);
}
