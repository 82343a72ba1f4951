/** Writes bits in sequence, the most significant bit of each number first. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Writes `value` in `count` bits. */
  write(count: number, value: number): this {
    for (let bit = count - 1; bit >= 0; bit -= 1) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
    return this;
  }

  /** Writes numbers of variable length, as Exp-Golomb codes (ITU-T H.265, 9.2). */
  unsigned(...values: readonly number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1));
      this.write(length, 0).write(length + 1, value + 1);
    }
    return this;
  }

  /** Writes a one bit, pads the last byte with zeros, and returns all bytes. */
  end(): Buffer {
    this.write(1, 1);
    while (this.#bits.length % 8 > 0) this.write(1, 0);
    const bytes = Buffer.alloc(this.#bits.length / 8);
    for (const [index, bit] of this.#bits.entries())
      bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
    return bytes;
  }
}
