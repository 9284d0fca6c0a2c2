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
/** Longer lists are curves and logs, which no page has twice: whether one is there already is not asked. */
const LONGEST_SHARED_LIST = 24;

/** An object or list while it is packed. */
type Part = {
  readonly id: number;
  readonly kind: number;
  readonly content: readonly (Scalar | Part)[];
  uses: number;
};

/** What is known of field names that begin alike: the number of the shape that ends here, and what may follow. */
type Names = { kind: number | null; readonly next: Map<string, Names> };

const isPart = (content: Scalar | Part): content is Part => typeof content === 'object' && content !== null;

/** The parts of a value by what is in them, inner ones first, so that equal ones are one. Loops and keys put together by hand: this runs for every page. */
class Parts {
  readonly shapes: (readonly string[])[] = [];
  readonly #names: Names = { kind: null, next: new Map() };
  readonly #parts = new Map<string, Part>();
  #count = 0;
  /** By the object itself: what a page holds twice is often the same one. */
  readonly #seen = new Map<object, Part>();

  of(value: unknown): Scalar | Part {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value !== 'object' || value === null) return null;
    const seen = this.#seen.get(value);
    if (seen !== undefined) {
      seen.uses += 1;
      return seen;
    }
    const part = Array.isArray(value) ? this.#part(LIST, this.#contentOf(value)) : isRecord(value) ? this.#record(value) : null;
    if (part !== null) this.#seen.set(value, part);
    return part;
  }

  /** Parts that occur more than once; a shared one comes after those within it. */
  repeated(): Part[] {
    return [...this.#parts.values()].filter(({ uses, kind, content }) => uses > 1 && (kind !== LIST || content.length > 0));
  }

  #contentOf(values: readonly unknown[]): (Scalar | Part)[] {
    const content: (Scalar | Part)[] = [];
    for (const each of values) content.push(this.of(each));
    return content;
  }

  #record(value: Readonly<Record<string, unknown>>): Part {
    const names: string[] = [];
    const content: (Scalar | Part)[] = [];
    let known = this.#names;
    for (const name of Object.keys(value)) {
      const field = value[name];
      if (field === undefined) continue;
      names.push(name);
      content.push(this.of(field));
      let next = known.next.get(name);
      if (next === undefined) known.next.set(name, (next = { kind: null, next: new Map() }));
      known = next;
    }
    known.kind ??= this.shapes.push(names);
    return this.#part(known.kind, content);
  }

  #part(kind: number, content: readonly (Scalar | Part)[]): Part {
    if (kind === LIST && content.length > LONGEST_SHARED_LIST) return { id: (this.#count += 1), kind, content, uses: 1 };
    let key = String(kind);
    // A text goes with its length: nothing in it can end it.
    for (const each of content) key += isPart(each) ? `#${each.id}` : typeof each === 'string' ? `"${each.length}:${each}` : `,${each}`;
    const known = this.#parts.get(key);
    if (known !== undefined) {
      known.uses += 1;
      return known;
    }
    const part = { id: (this.#count += 1), kind, content, uses: 1 };
    this.#parts.set(key, part);
    return part;
  }
}

/** Whole numbers that never fall, the first not below zero. */
function rises(content: readonly (Scalar | Part)[]): content is readonly number[] {
  let least = 0;
  for (const each of content) {
    if (typeof each !== 'number' || !Number.isSafeInteger(each) || each < least) return false;
    least = each;
  }
  return true;
}

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
    let repeated = 0;
    const cells: Cell[] = [kind, repeated];
    for (const [index, each] of content.entries()) {
      if (index < REPEATABLE_FIELDS && before !== undefined && before[index] === each) repeated |= 1 << index;
      else cells.push(cellOf(each));
    }
    cells[1] = repeated;
    latest[kind] = content;
    return cells;
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
