import type { ReactNode } from 'react';
import type { ResolvedBlock } from '#content/block.ts';
import type { MediaFacts } from '#content/image-url.ts';
import type { Language } from '#content/language.ts';
import type { IslandAssets } from '#ui/island/island.tsx';

/** What every view on a page shares. */
export interface PageContext {
  readonly language: Language;
  /** The block that draws the page's h1, if it is one; all other titles are h2. */
  readonly mainHeadingBlock: string | undefined;
  /** True when the page's h1 is the first heading of its first text block. */
  readonly headingInText: boolean;
  readonly contact: { readonly phoneNumber: string; readonly emailAddress: string };
  readonly media: (src: string) => MediaFacts | undefined;
  /** Undefined in the live preview. */
  readonly islands: IslandAssets | undefined;
  /** True in the editor's frame: blocks and fields name themselves in data attributes. */
  readonly preview: boolean;
}

/** What a view knows of its own block's place. */
export interface BlockContext extends PageContext {
  /** Counts the visible blocks at the top of the page from 0; blocks inside one share its index. */
  readonly index: number;
  readonly depth: number;
  /** Among the first blocks, or a hero: loads at once and does not fade in. */
  readonly priority: boolean;
  /** Counts hero images from 0; undefined for other blocks. */
  readonly heroIndex: number | undefined;
  /** True for the first text block of the page. */
  readonly firstText: boolean;
  /** True for the first contact block of the page: it owns the anchor. */
  readonly firstContact: boolean;
}

/** What an element of the editor's frame says of the field it shows. */
export interface EditMarks {
  readonly 'data-field'?: string;
  /** Present where it shows the words that a new block comes with, and visitors get nothing. */
  readonly 'data-example'?: '' | undefined;
}

export interface ViewProps<Definition> {
  readonly block: ResolvedBlock<Definition, ReactNode>;
  readonly context: BlockContext;
  /** Marks the element that shows a field, so that the editor finds it; nothing outside the preview. */
  readonly edit: (field: string) => EditMarks;
}
