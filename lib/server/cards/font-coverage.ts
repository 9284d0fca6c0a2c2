import { brotliDecompressSync } from 'node:zlib';

/** Which characters a WOFF2 file has glyphs for. Lists of ranges that come with typefaces name many that it lacks. */

const HEADER_BYTES = 48;
/** Tags by number begin with `cmap`; these two are stored in another form unless their version says 3, all others only where theirs is not 0. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER_TAG = 63;

/** The table of characters, out of the one compressed stream of all tables. */
function characterTable(file: Buffer): Buffer {
  let at = HEADER_BYTES;
  const number = (): number => {
    let value = 0;
    for (let more = true; more;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      more = byte > 127;
    }
    return value;
  };
  let [offset, start, end] = [0, 0, 0];
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === OTHER_TAG) at += 4;
    const whole = number();
    const isOther = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isOther ? number() : whole;
    if (tag === CMAP) [start, end] = [offset, offset + length];
    offset += length;
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(start, end);
}

/** Format 12: groups of characters. */
function* pointsOfGroups(table: Buffer): Generator<number> {
  for (let group = 0; group < table.readUInt32BE(12); group += 1)
    for (let point = table.readUInt32BE(16 + 12 * group); point <= table.readUInt32BE(20 + 12 * group); point += 1) yield point;
}

/** Format 4: spans of characters of two bytes, whose glyphs are counted on or listed behind. */
function* pointsOfSpans(table: Buffer): Generator<number> {
  const size = table.readUInt16BE(6);
  for (let span = 14; span < 14 + size; span += 2) {
    const [first, shift, listed] = [2, 2 + size, 2 + 2 * size].map((part) => span + size + part);
    if (first === undefined || shift === undefined || listed === undefined) return;
    const [from, to, ahead] = [table.readUInt16BE(first), table.readUInt16BE(span), table.readUInt16BE(listed)];
    for (let point = from; point <= to && point < 0xffff; point += 1) {
      const glyph = ahead === 0 ? point + table.readUInt16BE(shift) : table.readUInt16BE(listed + ahead + 2 * (point - from));
      if ((glyph & 0xffff) !== 0) yield point;
    }
  }
}

/** The code points of a typeface's file. */
export function fontCoverage(file: Buffer): ReadonlySet<number> {
  const table = characterTable(file);
  const points = new Set<number>();
  for (let record = 0; record < table.readUInt16BE(2); record += 1) {
    const own = table.subarray(table.readUInt32BE(8 + 8 * record));
    const format = own.readUInt16BE(0);
    if (format === 12) for (const point of pointsOfGroups(own)) points.add(point);
    if (format === 4) for (const point of pointsOfSpans(own)) points.add(point);
  }
  return points;
}
