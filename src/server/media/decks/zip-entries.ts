import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** A file in a ZIP, by what its list says. */
export interface ZipEntry {
  /** Its path in the ZIP, with slashes, in Unicode's composed form. */
  readonly name: string;
  /** Where its local header stands. */
  readonly from: number;
  /** Where what comes after it begins at the latest: exclusive. */
  readonly to: number;
  /** In bytes, as it stands in the ZIP. */
  readonly packed: number;
  /** In bytes, unpacked. */
  readonly size: number;
  readonly isDeflated: boolean;
  /** Of its unpacked bytes. */
  readonly crc: number;
}

/** What a deck may be: enough for hundreds of slides with their pictures, little enough to be looked through at an upload. */
const zipLimits = {
  entries: 2000,
  /** In bytes, of all of it unpacked. */
  unpacked: 300 * 1024 * 1024,
  /** Characters of a path. */
  name: 250,
  /** How many times its size a file may become; text gets to 30, a bomb to 1,000. */
  ratio: 200,
  /** In bytes: below it, no file is a bomb. */
  harmless: 1024 * 1024,
} as const;

/** What is wrong with a ZIP, as a sentence for whoever uploads it. */
export class ZipIssue extends Error {
  override name = 'ZipIssue';
}

/**
 * The files that a ZIP lists, folders left out, once all of them have been held to the limits and to what an address can be. Nothing is unpacked.
 * Reads the list alone. Throws a {@link ZipIssue}.
 */
export async function readZipEntries(zip: ZipFile, totalSize: number): Promise<ZipEntry[]> {
  if (zip.entryCount > zipLimits.entries) throw new ZipIssue(tooMany);
  const entries: Omit<ZipEntry, 'to'>[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    checkKind(entry, name);
    const { relativeOffsetOfLocalHeader: from, compressedSize: packed, uncompressedSize: size } = entry;
    unpacked += size;
    if (unpacked > zipLimits.unpacked) throw new ZipIssue(tooLarge);
    if (size > zipLimits.harmless && size > packed * zipLimits.ratio) throw new ZipIssue(bomb(name));
    if (name.endsWith('/')) continue;
    entries.push({ name, from, packed, size, isDeflated: entry.compressionMethod === 8, crc: entry.crc32 });
  }
  refuseTwins(entries);
  return placed(entries, totalSize);
}

/** Names come in UTF-8, also from programs that do not say so; else in the letters of the first PCs. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const name = (
    textIn(fileNameRaw) ?? yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
  ).normalize('NFC');
  if (name.length > zipLimits.name) {
    throw new ZipIssue(`A path in this ZIP is longer than ${zipLimits.name} characters. Shorten the names.`);
  }
  const segments = name.replace(/\/$/, '').split('/');
  const isStrange = segments.some((segment) => segment === '' || segment === '.');
  if (yauzl.validateFileName(name) !== null || isStrange || /\p{C}/u.test(name)) {
    throw new ZipIssue(
      `This ZIP holds “${shown(name)}”, which is no path within it. Pack the deck’s folder once more.`,
    );
  }
  return name;
}

function textIn(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The kind of file, in the part of the attributes where Unix keeps it. */
const kindBits = 0o170000;
const kindsOfFiles = new Set([0, 0o100000, 0o040000]);

function checkKind(entry: Entry, name: string): void {
  if (entry.isEncrypted()) throw new ZipIssue('This ZIP opens with a password. Pack it without one.');
  if (!kindsOfFiles.has((entry.externalFileAttributes >>> 16) & kindBits)) {
    throw new ZipIssue(`This ZIP holds “${shown(name)}”, a link to another file. Pack the file itself.`);
  }
  if (!entry.canDecodeFileData()) {
    throw new ZipIssue(
      `This ZIP holds “${shown(name)}”, packed in a way that few programs read. Pack it as ZIP (Deflate).`,
    );
  }
}

function refuseTwins(entries: readonly Pick<ZipEntry, 'name'>[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (names.has(name)) throw new ZipIssue(`This ZIP holds “${shown(name)}” twice. Pack it once more.`);
    names.add(name);
  }
}

/** Length in bytes of the header that stands before a file's bytes, without its name. */
/** Bytes of a file's header, before its name. */
export const headerLength = 30;

/** Where a file's bytes begin behind its header, in bytes. Undefined for what is no header of a file (APPNOTE 4.3.7). */
export function dataOffset(header: Buffer): number | undefined {
  if (header.length < headerLength || header.readUInt32LE(0) !== 0x04034b50) return undefined;
  return headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Each file up to the next one: files that share bytes are how a small ZIP becomes an endless one. */
function placed(entries: readonly Omit<ZipEntry, 'to'>[], totalSize: number): ZipEntry[] {
  const inOrder = entries.toSorted((one, other) => one.from - other.from);
  return inOrder.map((entry, index) => {
    const to = inOrder[index + 1]?.from ?? totalSize;
    if (entry.from + headerLength + entry.packed > to) throw new ZipIssue(damaged);
    return { ...entry, to };
  });
}

/** A name as a sentence can hold it. */
function shown(name: string): string {
  const readable = name.replace(/\p{C}/gu, '');
  return readable.length > 60 ? `${readable.slice(0, 60)}…` : readable;
}

const tooMany = `This ZIP holds more than ${zipLimits.entries} files. Leave out what the deck does not show, such as node_modules.`;
const tooLarge = `Unpacked, this ZIP is larger than ${zipLimits.unpacked / 1024 / 1024} MB. Make its pictures and films smaller.`;
const bomb = (name: string) =>
  `This ZIP holds “${shown(name)}”, which becomes more than ${zipLimits.ratio} times as large when it is unpacked, as no slide does. Leave it out.`;
export const damaged = 'This ZIP is damaged or cut short. Pack it once more.';
