import type { ReactNode } from 'react';
import type { Block, ResolvedBlock } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { Device } from '#content/look/layout.ts';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import type { ImageHosts, MediaFacts } from '#content/media/image-url.ts';
import type { Composition } from '#tokens/compositions.ts';
import type { TokenColors } from '#tokens/resolve-tokens.ts';
import type { IslandAssets } from '#ui/island/island-assets.ts';
import type { IslandName } from '../island-names.ts';
import type { DeviceRules } from './device-rules.ts';
import type { PageWidths } from './page-widths.ts';
import type { PictureProps } from './picture.tsx';
import type { Style, StyleAttributes } from './style.ts';

/** Context shared by all views on a page. */
export interface PageContext {
  readonly language: Language;
  /** Language for screen readers: another one than the page's if the page is not translated. */
  readonly spokenLanguage: string;
  /** The stored block that renders the page's h1, if any. All other titles are h2. */
  readonly mainHeadingBlock: Block | undefined;
  readonly contact: { readonly phoneNumber: string; readonly emailAddress: string };
  /** Values of the colour tokens, from which a surface computes readable text colours. */
  readonly colors: TokenColors;
  readonly media: (src: string) => MediaFacts | undefined;
  readonly composition: Composition;
  /** Widths by reach. The object is the same until the layout changes. */
  readonly widths: PageWidths;
  /** Image services of other sites. Default: none. */
  readonly imageHosts?: ImageHosts | undefined;
  /** Adds a preload for an image. */
  readonly preload: (picture: PictureProps) => void;
  /** Collects the styles of blocks on tablets and phones. */
  readonly deviceRules: DeviceRules;
  /** Undefined in the live preview. */
  readonly islands: IslandAssets<IslandName> | undefined;
  /** The text that the user is typing in the editor's frame. */
  readonly writing?: WrittenField | undefined;
  /** Creates the id of a block's wrapper element. Absent if the page has no links to blocks. */
  readonly anchorOf?: ((blockId: string) => string) | undefined;
  /** True in the editor's frame: blocks and fields have data attributes with their names. */
  readonly preview: boolean;
}

/** A text that the user is typing in the page. A new object each time typing begins. */
export interface WrittenField {
  /** Null for the page's title. */
  readonly blockId: string | null;
  /** Path as in `data-field`: `content`, `buttons[0].text`. */
  readonly field: string;
  /** True if a newer state of the block differs only in that text. */
  readonly holds: (block: Block) => boolean;
}

/** Context of a view with its block's place. */
export interface BlockContext extends Omit<PageContext, 'writing'> {
  /** Index among the visible top-level blocks. Inner blocks share the index of their outer block. */
  readonly index: number;
  readonly depth: number;
  /** Width of the block's element, from which views compute the `sizes` of images. */
  readonly width: WidthByWindow;
  /** True for the first blocks and for heroes: they load eagerly and do not fade in. */
  readonly priority: boolean;
  /** Index among the heroes; undefined for other blocks. */
  readonly heroIndex: number | undefined;
  /** True for the block that renders the page's h1. */
  readonly mainHeading: boolean;
  /** The field that the user is typing in the page. It is rendered even if it is empty. */
  readonly writing: string | undefined;
  /** True for the first contact block of the page, which has the anchor. */
  readonly firstContact: boolean;
}

/** Data attributes of an element that shows a field. */
export interface FieldMark {
  readonly 'data-field'?: string;
  /** Present if the element shows the placeholder of a new block, of which visitors see nothing. */
  readonly 'data-example'?: '' | undefined;
  /** Present if the text is left empty on purpose in the page's language. */
  readonly 'data-left-out'?: '' | undefined;
  readonly lang?: string;
}

/** Data attributes of an element with drag handles. */
export interface HandleMark {
  /** Paths of controls, or of fields without one, separated by spaces. */
  readonly 'data-handles'?: string;
}

export interface ViewProps<Definition> {
  readonly block: ResolvedBlock<Definition, ReactNode>;
  readonly context: BlockContext;
  /**
   * Marks the element that shows a field: in the preview with the field's path, so that the editor can find
   * it, and with the language of its text if it isn't the page's.
   */
  readonly edit: (field: string) => FieldMark;
  /**
   * Marks the element whose padding, gap, corners, height or columns a control sets, by the control's key or
   * the field's name: `padding`, `rows[0].columns`. The editor places drag handles there.
   */
  readonly handles: (...names: readonly string[]) => HandleMark;
  readonly buildStyles: BuildStyles;
}

/**
 * Builds the style of an element on every device: inline for desktop, as rules of the document where tablets or
 * phones differ. `onDevice` is called with each device if the block has values for devices, and else with
 * desktop; it reads them by `getValuesOnDevice`. `fromSheet` returns what style sheets set by a class, which
 * counts only for differences. `part` names the element within its block if several have styles.
 */
export type BuildStyles = (
  onDevice: (device: Device) => Style,
  options?: { readonly part?: string; readonly fromSheet?: (device: Device) => Style },
) => StyleAttributes;
