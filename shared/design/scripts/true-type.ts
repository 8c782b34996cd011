/** As much of the TrueType format as one drawn glyph needs: reading its contours, replacing them. */

export interface Point {
  readonly x: number;
  readonly y: number;
  /** On the edge; the others bend it. */
  readonly isOn: boolean;
}
export type Contour = readonly Point[];
export type Tables = ReadonlyMap<string, Buffer>;

const ON = 0x01;
const SHORT_X = 0x02;
const SHORT_Y = 0x04;
const REPEAT = 0x08;
const SAME_X = 0x10;
const SAME_Y = 0x20;

/** The tables of an uncompressed font by their four letters. */
export function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)] as const;
  });
  return new Map(entries);
}

/** The contours of a glyph that is drawn, not put together from others. */
export function readGlyph(tables: Tables, index: number): Contour[] {
  const [start, end] = placesOf(tables).slice(index, index + 2);
  const glyph = table(tables, 'glyf').subarray(start, end);
  const count = glyph.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, each) => glyph.readUInt16BE(10 + 2 * each));
  const total = (ends.at(-1) ?? -1) + 1;
  const reader = { glyph, at: 10 + 2 * count };
  reader.at += 2 + glyph.readUInt16BE(reader.at);
  const flags = readFlags(reader, total);
  const xs = readOffsets(reader, flags, SHORT_X, SAME_X);
  const ys = readOffsets(reader, flags, SHORT_Y, SAME_Y);
  const points = flags.map((flag, each) => ({
    x: xs[each] ?? 0,
    y: ys[each] ?? 0,
    isOn: Boolean(flag & ON),
  }));
  return ends.map((last, each) => points.slice((ends[each - 1] ?? -1) + 1, last + 1));
}

/** A glyph of these contours; every offset in two bytes, for a few points are not worth packing. */
export function writeGlyph(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return last;
  });
  const words = [
    contours.length,
    ...[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    ...ends,
    0,
  ];
  const flags = Buffer.from(points.map(({ isOn }) => (isOn ? ON : 0)));
  const glyph = Buffer.concat([int16(words), flags, int16(steps(xs)), int16(steps(ys))]);
  return Buffer.concat([glyph, Buffer.alloc(glyph.length % 2)]);
}

/** The font with one glyph replaced. Checksums stay as they were: the subsetter writes them anew. */
export function writeFont(tables: Tables, index: number, glyph: Buffer): Buffer {
  const places = placesOf(tables);
  const glyphs = table(tables, 'glyf');
  const kept = glyphs.subarray(0, places[index]);
  const rest = glyphs.subarray(places[index + 1]);
  const grown = glyph.length - ((places[index + 1] ?? 0) - (places[index] ?? 0));
  const moved = places.map((place, each) => (each > index ? place + grown : place));
  const head = Buffer.from(table(tables, 'head'));
  head.writeInt16BE(1, 50);
  const loca = Buffer.alloc(4 * moved.length);
  for (const [each, place] of moved.entries()) loca.writeUInt32BE(place, 4 * each);
  return assemble(
    new Map([
      ...tables,
      ['head', head],
      ['loca', loca],
      ['glyf', Buffer.concat([kept, glyph, rest])],
    ]),
  );
}

function assemble(tables: Tables): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  const bodies: Buffer[] = [];
  let start = head.length;
  for (const [each, name] of names.entries()) {
    const body = table(tables, name);
    const at = 12 + 16 * each;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    start += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table "${name}".`);
  return found;
}

/** Where each glyph begins, and where the last one ends. */
function placesOf(tables: Tables): number[] {
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const size = isLong ? 4 : 2;
  return Array.from({ length: loca.length / size }, (_, each) =>
    isLong ? loca.readUInt32BE(4 * each) : 2 * loca.readUInt16BE(2 * each),
  );
}

interface Reader {
  readonly glyph: Buffer;
  at: number;
}

function readFlags(reader: Reader, total: number): number[] {
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = reader.glyph.readUInt8(reader.at++);
    const more = flag & REPEAT ? reader.glyph.readUInt8(reader.at++) : 0;
    for (let times = 0; times <= more; times += 1) flags.push(flag);
  }
  return flags;
}

function readOffsets(reader: Reader, flags: number[], short: number, same: number): number[] {
  let value = 0;
  return flags.map((flag) => {
    if (flag & short) {
      const step = reader.glyph.readUInt8(reader.at++);
      value += flag & same ? step : -step;
    } else if (!(flag & same)) {
      value += reader.glyph.readInt16BE(reader.at);
      reader.at += 2;
    }
    return value;
  });
}

const steps = (values: readonly number[]) =>
  values.map((value, each) => value - (values[each - 1] ?? 0));

function int16(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [each, value] of values.entries()) bytes.writeInt16BE(value, 2 * each);
  return bytes;
}
