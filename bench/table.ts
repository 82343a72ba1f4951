/** Rows of words and figures as plain text: the first column to the left, figures to the right. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [[title, ...head], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const print = (line: readonly string[]) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
      .trimEnd();
  const rule = '─'.repeat(print(lines.map(() => '')).length || widths.reduce((sum, width) => sum + width + 3, -3));
  return [...lines.slice(0, 1).map(print), rule, ...lines.slice(1).map(print), ''].join('\n');
}

/** `12,345` or `0.87`: thousands apart, as many decimals as say something. */
export function figure(value: number, decimals = 0): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
