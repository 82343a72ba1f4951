import type { MediaFacts } from '#content/image-url.ts';

/** The CSS value for a box; `auto` takes the file's own measures, and is undefined where nobody knows them. */
export function ratioOf(ratio: string, facts: MediaFacts | undefined): string | undefined {
  if (ratio !== 'auto') return ratio;
  return facts && facts.width > 0 && facts.height > 0 ? `${facts.width}/${facts.height}` : undefined;
}
