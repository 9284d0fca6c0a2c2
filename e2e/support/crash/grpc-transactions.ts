/** As much of Protocol Buffers as it takes to follow Firestore's transactions in gRPC's frames: where one begins, where it ends, and how to give it up. */

const FRAME_HEAD = 5;
const WIRE = { varint: 0, fixed64: 1, lengthDelimited: 2, fixed32: 5 } as const;
const DATABASE = 1;
/** In which field a call names the transaction that it ends. */
const ENDS: ReadonlyMap<string, number> = new Map([
  ['Commit', 3],
  ['Rollback', 2],
]);
/** In which field the first message of an answer names the transaction that it has begun. */
const BEGINS: ReadonlyMap<string, number> = new Map([
  ['BeginTransaction', 1],
  ['BatchGetDocuments', 3],
  ['RunQuery', 2],
  ['RunAggregationQuery', 2],
]);

function varint(bytes: Buffer, at: number): { readonly value: number; readonly next: number } {
  let value = 0;
  let factor = 1;
  for (let next = at; ; next += 1) {
    const byte = bytes[next] ?? 0;
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte < 0x80) return { value, next: next + 1 };
  }
}

/** The length-delimited fields of a message by number, the last of each. */
function fieldsOf(message: Buffer): ReadonlyMap<number, Buffer> {
  const fields = new Map<number, Buffer>();
  for (let at = 0; at < message.length;) {
    const tag = varint(message, at);
    const wire = tag.value % 8;
    const content = wire === WIRE.lengthDelimited || wire === WIRE.varint ? varint(message, tag.next) : { value: 0, next: tag.next };
    if (wire === WIRE.varint) at = content.next;
    else if (wire === WIRE.fixed64) at = tag.next + 8;
    else if (wire === WIRE.fixed32) at = tag.next + 4;
    else if (wire === WIRE.lengthDelimited) {
      at = content.next + content.value;
      fields.set(Math.floor(tag.value / 8), message.subarray(content.next, at));
    } else throw new Error(`There is no wire type ${wire}.`);
  }
  return fields;
}

function field(number: number, value: Buffer): Buffer {
  if (value.length > 127) throw new Error('Longer than this writes.');
  return Buffer.concat([Buffer.from([number * 8 + WIRE.lengthDelimited, value.length]), value]);
}

const callName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The first message of the bytes so far; null while it is incomplete. */
function firstMessage(bytes: Buffer): Buffer | null {
  if (bytes.length < FRAME_HEAD) return null;
  if (bytes[0] !== 0) throw new Error('The frame is compressed.');
  const end = FRAME_HEAD + bytes.readUInt32BE(1);
  return bytes.length < end ? null : bytes.subarray(FRAME_HEAD, end);
}

const idIn = (bytes: Buffer, field: number | undefined): Buffer | null => {
  const message = field === undefined ? null : firstMessage(bytes);
  const id = message && field !== undefined ? fieldsOf(message).get(field) : undefined;
  return id === undefined || id.length === 0 ? null : id;
};

/** The transaction that a request to `path` ends; null where it ends none. */
export const endedBy = (path: string, request: Buffer): Buffer | null => idIn(request, ENDS.get(callName(path)));

/** Whether an answer from `path` may begin a transaction. */
export const mayBegin = (path: string): boolean => BEGINS.has(callName(path));

/** The transaction that an answer from `path` has begun, from its bytes so far; `isWhole`: its first message is complete. */
export function begunBy(path: string, answer: Buffer): { readonly isWhole: boolean; readonly id: Buffer | null } {
  return { isWhole: firstMessage(answer) !== null, id: idIn(answer, BEGINS.get(callName(path))) };
}

/** The frame that gives up a transaction. */
export function rollbackFrame(database: string, id: Buffer): Buffer {
  const message = Buffer.concat([field(DATABASE, Buffer.from(database)), field(ENDS.get('Rollback') ?? 0, id)]);
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}
