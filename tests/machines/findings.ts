/** Collects the figures of one part of the run, which are printed, and its faults, which fail the run. */
export class Findings {
  readonly faults: string[] = [];
  readonly figures: Record<string, number> = {};

  /** Records a figure under its name in the table. */
  note(name: string, figure: number): void {
    this.figures[name] = figure;
  }

  /** Records the sentence `otherwise` as a fault unless `holds` is true. */
  hold(holds: boolean, otherwise: string): void {
    if (!holds) this.faults.push(otherwise);
  }

  /** Records the number of finds, and a fault with the first three if there are any. */
  none(name: string, found: readonly string[]): void {
    this.note(name, found.length);
    this.hold(found.length === 0, `${name}: ${found.length}, such as ${found.slice(0, 3).join(' | ')}`);
  }
}
