import type { ReactNode } from 'react';
import type { Block, ResolvedBlock } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import type { ImageHosts, MediaFacts } from '#content/media/image-url.ts';
import type { Composition } from '#tokens/compositions.ts';
import type { TokenColors } from '#tokens/resolve-tokens.ts';
import type { IslandAssets } from '#ui/island/island-assets.ts';
import type { IslandName } from '../island-names.ts';
import type { PageWidths } from './page-widths.ts';
import type { PictureProps } from './picture.tsx';

/** What every view on a page shares. */
export interface PageContext {
  readonly language: Language;
  /** The language that the page's texts are marked with for screen readers: another one where it is not translated. */
  readonly spokenLanguage: string;
  /** The stored block that renders the page's h1, if one does; all other titles are h2. */
  readonly mainHeadingBlock: Block | undefined;
  readonly contact: { readonly phoneNumber: string; readonly emailAddress: string };
  /** The values of the colour tokens, from which a surface chooses the inks that are readable on it. */
  readonly colors: TokenColors;
  readonly media: (src: string) => MediaFacts | undefined;
  /** The composition, which places the page's blocks. */
  readonly composition: Composition;
  /** The same object until the layout changes. */
  readonly widths: PageWidths;
  /** Image services of other sites; none where left out. */
  readonly imageHosts?: ImageHosts | undefined;
  /** Asks for a picture before the document gets to it. */
  readonly preload: (picture: PictureProps) => void;
  /** Undefined in the live preview. */
  readonly islands: IslandAssets<IslandName> | undefined;
  /** The text that is being written in the editor's frame. */
  readonly writing?: WrittenField | undefined;
  /** The id of the element round a block, by the block's; left out where nobody leads to single blocks. */
  readonly anchorOf?: ((blockId: string) => string) | undefined;
  /** True in the editor's frame: blocks and fields name themselves in data attributes. */
  readonly preview: boolean;
}

/** A text that somebody is writing in the page. A new object wherever writing begins anew. */
export interface WrittenField {
  /** Null for the page's title. */
  readonly blockId: string | null;
  /** As `data-field` names it: `content`, `buttons[0].text`. */
  readonly field: string;
  /** Whether a later state of the block differs in nothing but that text. */
  readonly holds: (block: Block) => boolean;
}

/** What a view knows of its own block's place. */
export interface BlockContext extends Omit<PageContext, 'writing'> {
  /** Counts the visible blocks at the top of the page from 0; blocks inside one share its index. */
  readonly index: number;
  readonly depth: number;
  /** The width of the block's element, from which its images tell theirs. */
  readonly width: WidthByWindow;
  /** Among the first blocks, or a hero: loads at once and does not fade in. */
  readonly priority: boolean;
  /** Counts hero images from 0; undefined for other blocks. */
  readonly heroIndex: number | undefined;
  /** True for the block that renders the page's h1. */
  readonly mainHeading: boolean;
  /** The field that somebody is writing in the page itself, which is rendered also while it is empty. */
  readonly writing: string | undefined;
  /** True for the first contact block of the page: it owns the anchor. */
  readonly firstContact: boolean;
}

/** What an element says of the field it shows. */
export interface FieldMark {
  readonly 'data-field'?: string;
  /** Present where it shows the words that a new block comes with, and visitors get nothing. */
  readonly 'data-example'?: '' | undefined;
  /** Present where the text says nothing in the page's language on purpose. */
  readonly 'data-left-out'?: '' | undefined;
  readonly lang?: string;
}

/** What an element says of the controls that are dragged at it. */
export interface HandleMark {
  /** Paths of controls, or of fields that have none, separated by spaces. */
  readonly 'data-handles'?: string;
}

export interface ViewProps<Definition> {
  readonly block: ResolvedBlock<Definition, ReactNode>;
  readonly context: BlockContext;
  /**
   * Marks the element that shows a field: in the preview with the field's path, so that the editor finds it, and
   * where its text is in another language than the page with that language.
   */
  readonly edit: (field: string) => FieldMark;
  /**
   * Marks the element whose padding, gap, corners, height or columns a control sets, by the control's key or the field's
   * name: `padding`, `rows[0].columns`. The editor puts the handles there by which they are dragged.
   */
  readonly handles: (...names: readonly string[]) => HandleMark;
}
