import type { PathPart } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import type { MetadataName } from '#content/page/page-metadata.ts';
import type { PageSettings } from '../page-document.ts';

/**
 * One step of a path to a value. List items are named by id, if they have one, so that the path survives
 * reordering.
 */
export type Step = PathPart | { readonly item: string };

/** The kind of a value, as the list of changes names it. */
export type ValueKind = 'text' | 'picture' | 'item' | 'other';

/** A changed value. A text or file kept per language has one change for each language. */
export interface ValueDifference {
  readonly what: 'value' | 'item-added' | 'item-removed' | 'order';
  readonly kind: ValueKind;
  readonly steps: readonly Step[];
  /** Path in the newer version or, for a removed value, in the older one. */
  readonly path: readonly PathPart[];
  readonly language?: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One change between two versions of a page, the smallest that can be reverted alone. */
export type PageChange =
  | {
      readonly about: 'title';
      readonly language?: string;
      readonly before: unknown;
      readonly after: unknown;
    }
  /** A text outside blocks, in one language. */
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
  /** Includes all blocks inside it. */
  | { readonly about: 'added' | 'removed'; readonly blockId: string }
  /** Moved to another list, or within its list. */
  | { readonly about: 'moved'; readonly blockId: string }
  | ({ readonly about: 'value'; readonly blockId: string } & ValueDifference)
  /** One of the versions is damaged, so its blocks cannot be compared. */
  | { readonly about: 'page' };

/** Returns a stable key: the same change has the same key in every comparison. */
export function changeKey(change: PageChange): string {
  const { about, blockId, name, what, steps, language } = change as Partial<ValueDifference> & {
    readonly about: string;
    readonly blockId?: string;
    readonly name?: string;
  };
  return JSON.stringify([about, blockId, name, what, steps, language]);
}
