/** A token's name as people read it: `color.ink-soft` is "Ink soft". */
export function tokenLabel(path: string): string {
  const [, ...rest] = path.split('.');
  const label = rest.join(' ').replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
