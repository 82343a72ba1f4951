/** Formats a token's name for people, with or without its group: `color.ink-soft` is "Ink soft". */
export function formatTokenName(path: string): string {
  const label = path.slice(path.indexOf('.') + 1).replaceAll(/[.-]/g, ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
