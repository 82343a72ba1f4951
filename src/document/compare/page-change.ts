import type { PathPart } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import type { MetadataName } from '#content/page/page-metadata.ts';
import type { PageSettings } from '../page-document.ts';

/** One step to a value of a block: an item of a list is known by its id where it has one, and may stand elsewhere by now. */
export type Step = PathPart | { readonly item: string };

/** What a value is to a person who reads a list of changes. */
export type ValueKind = 'text' | 'picture' | 'item' | 'other';

/** A changed value. A text or file kept per language has one change for each language. */
export interface ValueDifference {
  readonly what: 'value' | 'item-added' | 'item-removed' | 'order';
  readonly kind: ValueKind;
  readonly steps: readonly Step[];
  /** Where it stands in the newer one; of what is gone, where it stood in the older one. */
  readonly path: readonly PathPart[];
  readonly language?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a page says otherwise than an older one, as small as a person would take it back. */
export type PageChange =
  | {
      readonly about: 'title';
      readonly language?: string;
      readonly before: unknown;
      readonly after: unknown;
    }
  /** A text of the page outside blocks, in one language. */
  | {
      readonly about: 'metadata';
      readonly name: MetadataName;
      readonly language: Language;
      readonly before: string;
      readonly after: string;
    }
  /** The contact section at the page's end was shown or hidden. */
  | { readonly about: 'contact-section'; readonly isShown: boolean }
  | {
      readonly about: 'setting';
      readonly name: keyof PageSettings;
      readonly before: unknown;
      readonly after: unknown;
    }
  /** With all that came or went with it. */
  | { readonly about: 'added' | 'removed'; readonly blockId: string }
  /** To another list, or among others in the same one. */
  | { readonly about: 'moved'; readonly blockId: string }
  | ({ readonly about: 'value'; readonly blockId: string } & ValueDifference)
  /** One of the pages is damaged, so that nothing can be said of its blocks. */
  | { readonly about: 'page' };

/** The same for the same change, however often two pages are compared. */
export function changeKey(change: PageChange): string {
  const { about, blockId, name, what, steps, language } = change as Partial<ValueDifference> & {
    readonly about: string;
    readonly blockId?: string;
    readonly name?: string;
  };
  return JSON.stringify([about, blockId, name, what, steps, language]);
}
