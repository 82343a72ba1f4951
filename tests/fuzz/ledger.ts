/**
 * Records the typed words, each of which is unique. A word must be on the server until a user removes it on
 * purpose: by deleting, cutting, undoing, or resolving a conflict.
 */
export class Ledger {
  private readonly typed = new Set<string>();
  private readonly takenAway = new Set<string>();

  /** Returns a new, unique word, and records it as typed. */
  newWord(author: string): string {
    const word = `${author}${this.typed.size}x`;
    this.typed.add(word);
    return word;
  }

  get size(): number {
    return this.typed.size;
  }

  /** Counts the words that contain this part. */
  countOf(part: string): number {
    return [...this.typed].filter((word) => word.includes(part)).length;
  }

  /** Excuses the words from this index on. A dialog opened while they were typed, so parts may be missing. */
  excuse(from: number): void {
    for (const word of [...this.typed].slice(from)) this.takenAway.add(word);
  }

  /** Returns the words that this content should contain but does not. */
  missingFrom(content: string): string[] {
    return [...this.typed].filter((word) => !this.takenAway.has(word) && !content.includes(word));
  }

  /** Makes this content the new expectation, after an action that may remove words or bring them back. */
  settle(content: string): void {
    for (const word of this.typed) {
      if (content.includes(word)) this.takenAway.delete(word);
      else this.takenAway.add(word);
    }
  }

  get kept(): number {
    return this.typed.size - this.takenAway.size;
  }
}
