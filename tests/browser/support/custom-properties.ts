/**
 * Returns the custom properties that a document's styles read but nothing sets, sorted. The browser drops
 * their declarations without a warning. Properties with a fallback count too, because an unset switch
 * (`var(--light,…)var(--dark,…)`) renders both of its values.
 * @param styles style sheets and style attributes, as text
 * @param scripts that set properties on elements, as text
 */
export function findUndefinedProperties(styles: string, scripts: string): string[] {
  const asked = [...styles.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const set = new Set([...styles.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name));
  for (const [, name] of scripts.matchAll(/["'`](--[\w-]+)["'`]/g)) set.add(name);
  // Set in a style sheet that a script generates: `--font-text:${font}`.
  for (const [, name] of scripts.matchAll(/[{;](--[\w-]+):\$\{/g)) set.add(name);
  // Set for each device: `--height-${device}`.
  const families = [...scripts.matchAll(/`(--[\w-]+-)\$\{/g)].map(([, start = '']) => start);
  const isSet = (name: string) => set.has(name) || families.some((start) => name.startsWith(start));
  return [...new Set(asked)].filter((name) => !isSet(name)).sort();
}
