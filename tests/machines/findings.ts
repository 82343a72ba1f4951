/** What a part of the run has seen: figures, which are printed, and what must not be, which fails it. */
export class Findings {
  readonly faults: string[] = [];
  readonly figures: Record<string, number> = {};

  /** Notes a figure under what the table calls it. */
  note(name: string, figure: number): void {
    this.figures[name] = figure;
  }

  /** A fault, in a sentence, unless it holds. */
  hold(holds: boolean, otherwise: string): void {
    if (!holds) this.faults.push(otherwise);
  }

  /** Notes how many there are of what must not be at all, and the first of them. */
  none(name: string, found: readonly string[]): void {
    this.note(name, found.length);
    this.hold(found.length === 0, `${name}: ${found.length}, such as ${found.slice(0, 3).join(' | ')}`);
  }
}
