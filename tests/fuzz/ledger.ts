/**
 * The words that were typed, each of which exists once in the world. A word must be on the server until somebody
 * takes it away on purpose: by deleting, cutting, undoing, or deciding a conflict.
 */
export class Ledger {
  private readonly typed = new Set<string>();
  private readonly takenAway = new Set<string>();

  /** A word that nobody has typed yet. */
  newWord(author: string): string {
    const word = `${author}${this.typed.size}x`;
    this.typed.add(word);
    return word;
  }

  get size(): number {
    return this.typed.size;
  }

  /** How many words have this in them. */
  countOf(part: string): number {
    return [...this.typed].filter((word) => word.includes(part)).length;
  }

  /** The words from this many on were typed while a dialog came over the page: nobody knows how much of them went in. */
  excuse(from: number): void {
    for (const word of [...this.typed].slice(from)) this.takenAway.add(word);
  }

  /** Words that should be in this content and are not. */
  missingFrom(content: string): string[] {
    return [...this.typed].filter((word) => !this.takenAway.has(word) && !content.includes(word));
  }

  /** After something that may take words away or bring them back: what is there now is what has to stay. */
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
