import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP, and the values by which its headers differ from it. */
export interface ZippedFile {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** Without Deflate. */
  readonly stored?: boolean;
  /** Unpacked size in bytes that the central directory declares. */
  readonly size?: number;
  readonly crc?: number;
  /** General purpose bits; 1 is encrypted. */
  readonly flags?: number;
  readonly method?: number;
  /** Unix file type and permissions. */
  readonly mode?: number;
  /** Offset that the central directory declares instead of the real one. */
  readonly at?: number;
  /** Extra field between its name and its content. Only the local header declares it. */
  readonly extra?: Buffer;
}

/** Writes a ZIP (APPNOTE 6.3), or an invalid one. */
export function writeZip(files: readonly ZippedFile[], { count = files.length, comment = '' } = {}): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { content = '', stored = false, flags = 0, mode = 0, extra = Buffer.alloc(0) } = file;
    const [name, bytes] = [Buffer.from(file.name as string), Buffer.from(content as string)];
    const packed = stored ? bytes : deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(file.method ?? (stored ? 0 : 8), 4);
    facts.writeUInt32LE(file.crc ?? crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(file.size ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    facts.writeUInt16LE(extra.length, 24);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, extra, packed]);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(0x0314, 4);
    facts.copy(entry, 6, 0, 24);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(file.at ?? at, 42);
    bodies.push(body);
    list.push(entry, name);
    at += body.length;
  }
  const central = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, central, end, Buffer.from(comment)]);
}

/** Writes a deck of one slide, with a module, a style sheet, and an image that is not compressed. */
export function writeDeck(title = 'Voorstel', more: readonly ZippedFile[] = []): Buffer {
  return writeZip([
    {
      name: 'index.html',
      content: `<!doctype html><title>${title}</title><link rel="stylesheet" href="look/deck.css"><h1>${title}</h1><script type="module" src="deck.js"></script>`,
    },
    { name: 'deck.js', content: "import { say } from './parts/say.js';\nsay();\n" },
    { name: 'parts/say.js', content: "export const say = () => document.body.append('geladen');\n" },
    { name: 'look/deck.css', content: `h1 { color: rebeccapurple }\n${'/* room */'.repeat(200)}` },
    { name: 'beeld.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>', stored: true },
    ...more,
  ]);
}
