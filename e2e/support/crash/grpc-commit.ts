/** As much of Protocol Buffers as it takes to read the ends of a `CommitRequest` and write a `RollbackRequest` in gRPC's frames. */

const FRAME_HEAD = 5;
const LENGTH_DELIMITED = 2;
const DATABASE = 1;
const COMMIT_TRANSACTION = 3;
const ROLLBACK_TRANSACTION = 2;

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

/** The length-delimited fields of a message by number, the last of each; a request to write has no others. */
function fieldsOf(message: Buffer): ReadonlyMap<number, Buffer> {
  const fields = new Map<number, Buffer>();
  for (let at = 0; at < message.length;) {
    const tag = varint(message, at);
    if (tag.value % 8 !== LENGTH_DELIMITED) throw new Error('Not a request to write.');
    const length = varint(message, tag.next);
    at = length.next + length.value;
    fields.set(Math.floor(tag.value / 8), message.subarray(length.next, at));
  }
  return fields;
}

function field(number: number, value: Buffer): Buffer {
  if (value.length > 127) throw new Error('Longer than this writes.');
  return Buffer.concat([Buffer.from([number * 8 + LENGTH_DELIMITED, value.length]), value]);
}

/** The frame that gives up the transaction which a framed commit would end; null where it is of no transaction. */
export function rollbackOf(commit: Buffer): Buffer | null {
  if (commit[0] !== 0) throw new Error('The frame is compressed.');
  const fields = fieldsOf(commit.subarray(FRAME_HEAD));
  const [database, transaction] = [fields.get(DATABASE), fields.get(COMMIT_TRANSACTION)];
  if (database === undefined || transaction === undefined) return null;
  const message = Buffer.concat([field(DATABASE, database), field(ROLLBACK_TRANSACTION, transaction)]);
  const head = Buffer.alloc(FRAME_HEAD);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}
