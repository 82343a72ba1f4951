import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** A file in a ZIP, as listed in the central directory. */
export interface ZipEntry {
  /** Path in the ZIP, with slashes, in Unicode normal form C. */
  readonly name: string;
  /** Offset of its local header, in bytes. */
  readonly from: number;
  /** Upper bound of the end of its data, exclusive. */
  readonly to: number;
  /** Compressed size, in bytes. */
  readonly packed: number;
  /** Uncompressed size, in bytes. */
  readonly size: number;
  readonly isDeflated: boolean;
  /** CRC-32 of the uncompressed bytes. */
  readonly crc: number;
}

/** Limits of a deck: room for hundreds of slides with images, yet little enough to inspect at an upload. */
const zipLimits = {
  entries: 2000,
  /** Total uncompressed size, in bytes. */
  unpacked: 300 * 1024 * 1024,
  /** Length of a path, in characters. */
  name: 250,
  /** Highest compression ratio of a file. Text reaches 30, a ZIP bomb 1,000. */
  ratio: 200,
  /** Files up to this size, in bytes, are not checked for their ratio. */
  harmless: 1024 * 1024,
} as const;

/** A problem of a ZIP, as a sentence for the person who uploads it. */
export class ZipIssue extends Error {
  override name = 'ZipIssue';
}

/**
 * Lists the files of a ZIP without its folders, after checking all of them against the limits and as URL
 * paths. Reads the central directory only and inflates nothing.
 * @throws {ZipIssue}
 */
export async function readZipEntries(zip: ZipFile, totalSize: number): Promise<ZipEntry[]> {
  if (zip.entryCount > zipLimits.entries) throw new ZipIssue(tooMany);
  const entries: Omit<ZipEntry, 'to'>[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = decodeName(entry);
    checkKind(entry, name);
    const { relativeOffsetOfLocalHeader: from, compressedSize: packed, uncompressedSize: size } = entry;
    unpacked += size;
    if (unpacked > zipLimits.unpacked) throw new ZipIssue(tooLarge);
    if (size > zipLimits.harmless && size > packed * zipLimits.ratio) throw new ZipIssue(describeBomb(name));
    if (name.endsWith('/')) continue;
    entries.push({ name, from, packed, size, isDeflated: entry.compressionMethod === 8, crc: entry.crc32 });
  }
  refuseTwins(entries);
  return placeEntries(entries, totalSize);
}

/**
 * Decodes a path as UTF-8, which many programs write without setting the flag; otherwise as code page 437.
 */
function decodeName({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const name = (
    decodeText(fileNameRaw) ??
    yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  ).normalize('NFC');
  if (name.length > zipLimits.name) {
    throw new ZipIssue(`A path in this ZIP is longer than ${zipLimits.name} characters. Shorten the names.`);
  }
  const segments = name.replace(/\/$/, '').split('/');
  const isStrange = segments.some((segment) => segment === '' || segment === '.');
  if (yauzl.validateFileName(name) !== null || isStrange || /\p{C}/u.test(name)) {
    throw new ZipIssue(
      `This ZIP contains “${toPrintable(name)}”, which is not a path inside it. Pack the deck’s folder again.`,
    );
  }
  return name;
}

function decodeText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Mask of the file type in Unix attributes. */
const kindBits = 0o170000;
const kindsOfFiles = new Set([0, 0o100000, 0o040000]);

function checkKind(entry: Entry, name: string): void {
  if (entry.isEncrypted()) throw new ZipIssue('This ZIP has a password. Pack it without one.');
  if (!kindsOfFiles.has((entry.externalFileAttributes >>> 16) & kindBits)) {
    throw new ZipIssue(
      `This ZIP contains “${toPrintable(name)}”, a link to another file. Pack the file itself.`,
    );
  }
  if (!entry.canDecodeFileData()) {
    throw new ZipIssue(
      `This ZIP contains “${toPrintable(name)}”, packed with a rare method. Pack it as ZIP (Deflate).`,
    );
  }
}

function refuseTwins(entries: readonly Pick<ZipEntry, 'name'>[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (names.has(name)) throw new ZipIssue(`This ZIP contains “${toPrintable(name)}” twice. Pack it again.`);
    names.add(name);
  }
}

/** Length of a local file header without the name, in bytes. */
export const headerLength = 30;

/**
 * Returns where a file's data starts behind its local header, in bytes. Undefined if there is no local header
 * (APPNOTE 4.3.7).
 */
export function computeDataOffset(header: Buffer): number | undefined {
  if (header.length < headerLength || header.readUInt32LE(0) !== 0x04034b50) return undefined;
  return headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/**
 * Ends each file where the next one begins. Overlapping files, the trick of recursive ZIP bombs, then have no
 * room.
 */
function placeEntries(entries: readonly Omit<ZipEntry, 'to'>[], totalSize: number): ZipEntry[] {
  const inOrder = entries.toSorted((one, other) => one.from - other.from);
  return inOrder.map((entry, index) => {
    const to = inOrder[index + 1]?.from ?? totalSize;
    if (entry.from + headerLength + entry.packed > to) throw new ZipIssue(damaged);
    return { ...entry, to };
  });
}

/** Makes a name printable: without control characters. */
function toPrintable(name: string): string {
  const readable = name.replace(/\p{C}/gu, '');
  return readable.length > 60 ? `${readable.slice(0, 60)}…` : readable;
}

const tooMany = `This ZIP contains more than ${zipLimits.entries} files. Leave out what the deck does not show, such as node_modules.`;
const tooLarge = `Unpacked, this ZIP is larger than ${zipLimits.unpacked / 1024 / 1024} MB. Make its images and videos smaller.`;
const describeBomb = (name: string) =>
  `This ZIP contains “${toPrintable(name)}”, which becomes more than ${zipLimits.ratio} times larger when unpacked. Leave it out.`;
export const damaged = 'This ZIP is damaged or incomplete. Pack it again.';
