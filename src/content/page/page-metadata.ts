import { type Language, type Translated, withTitle } from '../language/language.ts';
import { getOwnWords } from '../translation/own-text.ts';

/**
 * A page's texts outside blocks, per language: for search engines, chats and social networks, and for the contact section at its
 * end. Absent if the page uses the texts of its blocks and of the site settings.
 */
export interface PageMetadata {
  readonly title?: Translated | undefined;
  readonly description?: Translated | undefined;
  readonly contactTitle?: Translated | undefined;
  readonly contactDescription?: Translated | undefined;
  /** `none` hides the contact section. Its texts stay stored. */
  readonly contactSection?: 'none' | undefined;
}

export const metadataNames = [
  'title',
  'description',
  'contactTitle',
  'contactDescription',
] as const satisfies readonly (keyof PageMetadata)[];
export type MetadataName = (typeof metadataNames)[number];
/** Names of the texts for search engines, chats and social networks. */
export type SearchTextName = Extract<MetadataName, 'title' | 'description'>;

/** Maximum lengths in characters: far above what any network shows. */
export const metadataLimits = {
  title: 200,
  description: 500,
  contactTitle: 200,
  contactDescription: 500,
} as const satisfies Record<MetadataName, number>;

/**
 * Returns the text of a language, on one line; '' if the page's own texts are used. No fallback: a text in
 * another language is worse than none.
 */
export function getMetadataText(
  metadata: PageMetadata | undefined,
  name: MetadataName,
  language: Language,
): string {
  return getOwnWords(metadata?.[name], language).replace(/\s+/g, ' ').trim();
}

/** Sets the text of one language; '' returns to the page's own texts. Undefined if no text is left. */
export function withMetadataText(
  metadata: PageMetadata | undefined,
  name: MetadataName,
  { language, text }: { readonly language: Language; readonly text: string },
): PageMetadata | undefined {
  return omitEmptyTexts({ ...metadata, [name]: withTitle(metadata?.[name] ?? '', language, text) });
}

/** Shows or hides the contact section at the page's end. */
export function withContactSection(
  metadata: PageMetadata | undefined,
  isShown: boolean,
): PageMetadata | undefined {
  return omitEmptyTexts({ ...metadata, contactSection: isShown ? undefined : 'none' });
}

/** Removes empty texts; undefined if nothing is left, so that "no metadata" has one representation. */
export function omitEmptyTexts(metadata: PageMetadata | undefined): PageMetadata | undefined {
  const said = Object.entries(metadata ?? {}).flatMap(([name, value]) => {
    const texts = typeof value === 'object' ? pickTexts(value) : value;
    return texts === undefined || texts === '' ? [] : [[name, texts] as const];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

function pickTexts(value: Exclude<Translated, string>): Translated | undefined {
  const texts = Object.entries(value).filter(
    ([, text]) => text !== '' && text !== undefined && text !== null,
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
