import type { PageBackground } from '#content/background.ts';
import { isColor } from '#content/fields/kinds.ts';

/** The page's own paper in both themes; nothing when it has none. Dynamic backgrounds come in part 3. */
export function backgroundCss({ backgroundSettings }: PageBackground): string {
  const { backgroundColorLight: light, backgroundColorDark: dark } = backgroundSettings;
  const paper = (value: string | undefined) => (value && isColor(value) ? value : 'var(--color-paper)');
  if (!light && !dark) return '';
  return `body{background:light-dark(${paper(light)},${paper(dark)})}`;
}
