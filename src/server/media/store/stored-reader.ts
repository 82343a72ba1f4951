import yauzl from 'yauzl';
import type { StoredFile } from './media-store.ts';

/** Bytes that are fetched at once: the list of a ZIP is read in many small steps, each of which would be a call to a bucket. */
const blockLength = 256 * 1024;

/** Parts of a stored file as a reader of ZIP asks for them. Keeps the block that it read last. */
export class StoredReader extends yauzl.RandomAccessReader {
  readonly #stored: StoredFile;
  #block: { readonly from: number; readonly bytes: Buffer } = { from: 0, bytes: Buffer.alloc(0) };

  constructor(stored: StoredFile) {
    super();
    this.#stored = stored;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#part(position, length).then(
      (part) => {
        part.copy(buffer, offset);
        done(null);
      },
      (error: Error) => done(error),
    );
  }

  async #part(from: number, length: number): Promise<Buffer> {
    const start = from - this.#block.from;
    if (start >= 0 && start + length <= this.#block.bytes.length) {
      return this.#block.bytes.subarray(start, start + length);
    }
    if (from + length > this.#stored.size) throw new Error('The list of a ZIP leads beyond its end.');
    const end = Math.min(this.#stored.size, from + Math.max(length, blockLength)) - 1;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.#stored.stream({ start: from, end })) chunks.push(chunk as Buffer);
    this.#block = { from, bytes: Buffer.concat(chunks) };
    return this.#block.bytes.subarray(0, length);
  }
}
