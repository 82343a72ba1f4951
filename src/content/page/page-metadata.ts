import { type Language, type Translated, withTitle } from '../language/language.ts';
import { ownWords } from '../translation/own-text.ts';

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

/** Characters: far more than anybody shows, so that only what is no title or description at all is refused. */
export const metadataLimits = {
  title: 200,
  description: 500,
  contactTitle: 200,
  contactDescription: 500,
} as const satisfies Record<MetadataName, number>;

/** What is said in a language, on one line; '' where the page speaks for itself there. No fallback: words of another language are worse than none. */
export function metadataText(
  metadata: PageMetadata | undefined,
  name: MetadataName,
  language: Language,
): string {
  return ownWords(metadata?.[name], language).replace(/\s+/g, ' ').trim();
}

/** Writes the text of one language; '' lets the page speak for itself again. Undefined once nothing is said any more. */
export function withMetadataText(
  metadata: PageMetadata | undefined,
  name: MetadataName,
  { language, text }: { readonly language: Language; readonly text: string },
): PageMetadata | undefined {
  return saidOnly({ ...metadata, [name]: withTitle(metadata?.[name] ?? '', language, text) });
}

/** Shows or hides the contact section at the page's end. */
export function withContactSection(
  metadata: PageMetadata | undefined,
  isShown: boolean,
): PageMetadata | undefined {
  return saidOnly({ ...metadata, contactSection: isShown ? undefined : 'none' });
}

/** Without what says nothing, so that nothing said is always the same: undefined. */
export function saidOnly(metadata: PageMetadata | undefined): PageMetadata | undefined {
  const said = Object.entries(metadata ?? {}).flatMap(([name, value]) => {
    const texts = typeof value === 'object' ? textsIn(value) : value;
    return texts === undefined || texts === '' ? [] : [[name, texts] as const];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

function textsIn(value: Exclude<Translated, string>): Translated | undefined {
  const texts = Object.entries(value).filter(
    ([, text]) => text !== '' && text !== undefined && text !== null,
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
