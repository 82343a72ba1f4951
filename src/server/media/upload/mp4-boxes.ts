/** A part of an MP4: a name, and what stands between two places of the file. */
export interface Box {
  readonly type: string;
  /** Where its name stands. */
  readonly nameAt: number;
  readonly from: number;
  readonly to: number;
}

type Part = Pick<Box, 'from' | 'to'>;

/**
 * How many boxes are looked at, all in all. A film has some thirty on the way to its size, however long it is, and one
 * that was written in pieces two for each of them; bytes can hold millions of empty ones.
 */
const mostBoxes = 20_000;

/** Looks into boxes (ISO/IEC 14496-12, 4.2). Throws what `refused` makes where they make no sense or there are too many. */
export function createBoxReader(refused: () => Error) {
  let seen = 0;

  /** The boxes beside each other in a part of a file. */
  function* boxesIn({ from, to }: Part, bytes: Buffer): Generator<Box> {
    let position = from;
    while (position + 8 <= to) {
      seen += 1;
      if (seen > mostBoxes) throw refused();
      const box = boxAt(position, { from, to }, bytes);
      if (!box) throw refused();
      yield box;
      position = box.to;
    }
  }

  /** Undefined where it does not end within the part that it is in. */
  function boxAt(at: number, { to }: Part, bytes: Buffer): Box | undefined {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1;
    if (isLong && at + 16 > to) return undefined;
    const head = isLong ? 16 : 8;
    // None: it goes on to the end.
    const size = said === 0 ? to - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    if (size < head || at + size > to) return undefined;
    return { type: bytes.toString('latin1', at + 4, at + 8), nameAt: at + 4, from: at + head, to: at + size };
  }

  /** The first box at the end of a path of names. */
  function find(bytes: Buffer, part: Part, ...path: readonly string[]): Box | undefined {
    const [type, ...rest] = path;
    for (const box of boxesIn(part, bytes)) {
      if (box.type === type) return rest.length === 0 ? box : find(bytes, box, ...rest);
    }
    return undefined;
  }

  return { boxesIn, find };
}
