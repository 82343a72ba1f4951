import { type Block, isBlock } from '#content/block.ts';
import { isTranslated, type Translated } from '#content/language.ts';

/** Content is untrusted until parsed, also when it comes from the database. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function parseTitle(text: string): Translated {
  const title = parseJson(text);
  return isTranslated(title) ? title : '';
}

export function isOverview(text: string): boolean {
  return Array.isArray(parseJson(text));
}

/** The list of blocks; an empty one when what is stored is no list. What is no block at all is left out. */
export function parseOverview(text: string): readonly Block[] {
  const overview = parseJson(text);
  return Array.isArray(overview) ? overview.filter(isBlock) : [];
}
