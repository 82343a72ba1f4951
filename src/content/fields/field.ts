import type { z } from 'zod';

/** Kinds of fields; the editor has one input per kind. */
export type FieldKind =
  | 'text'
  | 'length'
  | 'number'
  | 'color'
  | 'choice'
  | 'toggle'
  | 'media'
  | 'link'
  | 'list'
  | 'object'
  | 'slot';

/** Folded groups of the inspector, in their order. */
export const fieldFolds = ['darkTheme', 'mobile', 'spacing', 'text', 'arrows', 'border', 'limits'] as const;
export type FieldFold = (typeof fieldFolds)[number];

/** The tab of the inspector that shows a field. */
export type FieldTab = 'content' | 'style' | 'behaviour';

/**
 * A control in the editor for several fields: four sides of a spacing, light and dark of a colour, one value
 * per device, an alt text and whether the image is decorative, width and height with their modes, a combined
 * choice, a row of columns, two sides that can be swapped, a position in an image. `part` says which of its
 * fields this one is.
 */
export interface FieldControl {
  readonly kind:
    | 'box'
    | 'color-pair'
    | 'responsive'
    | 'corners'
    | 'alt-text'
    | 'size'
    | 'combined'
    | 'columns'
    | 'swap'
    | 'point';
  readonly key: string;
  readonly label: string;
  readonly part: string;
  /** For a combined choice: its options. If several match, the last one counts. */
  readonly options?: readonly CombinedOption[];
  /** For two sides: the pairs of fields to swap. */
  readonly swaps?: readonly (readonly [string, string])[];
}

/** The kind of handle on the page that changes a field; views mark it by the name of the control. */
export type FieldHandle =
  | 'padding'
  | 'gap'
  | 'radius'
  | 'height'
  | 'columns'
  | 'point'
  | 'space'
  | 'width'
  | 'ratio';

/** An option that sets several fields at once. */
export interface CombinedOption {
  readonly value: string;
  readonly label: string;
  /** Matches if, in one of these cases, each field has one of its values. */
  readonly is: readonly Readonly<Record<string, readonly unknown[]>>[];
  /** Values that it stores; undefined removes a value. */
  readonly sets: Readonly<Record<string, unknown>>;
}

/**
 * A condition on another field: a toggle or choice has one of these values, a list has no items, a text or
 * URL matches a pattern, or one item of a list meets a condition.
 */
export type FieldCondition =
  | { readonly field: string; readonly is: readonly unknown[] }
  | { readonly field: string; readonly empty: true }
  | { readonly field: string; readonly matches: RegExp }
  | { readonly field: string; readonly some: FieldCondition };

/** Properties of every kind of field. */
export interface FieldBase<Value> {
  readonly label: string;
  readonly help?: string;
  readonly tab: FieldTab;
  /** The folded group that shows it; absent for a field that most blocks need. */
  readonly fold?: FieldFold;
  /** Message for a missing value; absent if the field may stay empty. */
  readonly required?: string;
  readonly control?: FieldControl;
  /** Present if a handle on the page changes this field. */
  readonly handle?: FieldHandle;
  /** Condition for the handle, if it applies only to some uses of the field. */
  readonly handleWhen?: FieldCondition;
  /** Names of sibling fields that its handle may write too, so that the rest of the block stays as it is. */
  readonly handleKeeps?: readonly string[];
  /**
   * The field is shown and used only if this condition on its sibling fields holds; if there are several, all
   * must hold.
   */
  readonly when?: FieldCondition | readonly FieldCondition[];
  /**
   * Present if narrow devices may have their own values (`responsive-fields.ts`): all of them, or phones
   * only.
   */
  readonly responsive?: true | 'mobile';
  /** Value if nothing usable is stored. */
  readonly default: Value;
}

export interface TextField extends FieldBase<string> {
  readonly kind: 'text';
  readonly translatable: boolean;
  /** `case` is the identifier of a case, `section` that of a section. */
  readonly format: 'line' | 'lines' | 'markdown' | 'html' | 'css' | 'case' | 'section';
  /**
   * For an alt text: the sibling media field that it describes, and the toggle that marks it as decorative.
   */
  readonly describes?: { readonly media: string; readonly decorative: string };
  /**
   * For captions and transcripts: the sibling fields of which one has the video, and the toggle that says that
   * it has no sound.
   */
  readonly transcribes?: { readonly of: readonly string[]; readonly silent: string };
  /** Level of the heading that the text is rendered as, if it is one. */
  readonly headingLevel?: 2;
  /** Maximum number of characters per language; a save refuses more. */
  readonly longest: number;
  readonly schema: z.ZodType;
}

export interface LengthField<Value extends string | undefined = string | undefined> extends FieldBase<Value> {
  readonly kind: 'length';
  /** Suggested lengths or tokens, as `var(--radius-medium)`; other lengths are allowed. */
  readonly presets?: readonly string[];
  readonly schema: z.ZodType;
}

export interface NumberField<Value extends number | undefined = number | undefined> extends FieldBase<Value> {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step: number;
  readonly unit?: string;
  /**
   * Name of the sibling media field in whose image this is a position. Another image makes the position
   * invalid.
   */
  readonly placeIn?: string;
  readonly schema: z.ZodType;
}

export interface ColorField extends FieldBase<string | undefined> {
  readonly kind: 'color';
  /** True if text of the block is shown on this colour. */
  readonly surface?: true;
  readonly schema: z.ZodType;
}

export interface ChoiceField<Value extends string | undefined = string | undefined> extends FieldBase<Value> {
  readonly kind: 'choice';
  /**
   * `icons`: the values are names of icons. `variants`: values such as `Button:primary,slim`, rendered as a
   * name and its variants.
   */
  readonly look?: 'icons' | 'variants';
  /**
   * Name of the sibling media field whose shape it is; `auto` is the image's own shape. A device with its own
   * image does not inherit another shape.
   */
  readonly shapeOf?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly schema: z.ZodType;
}

export interface ToggleField extends FieldBase<boolean> {
  readonly kind: 'toggle';
  readonly schema: z.ZodType;
}

export interface MediaField extends FieldBase<string> {
  readonly kind: 'media';
  readonly accepts: 'image' | 'video';
  /** Help text for entering a URL instead of uploading a file. */
  readonly addressHelp: string;
  /**
   * Name of the sibling media field that this one replaces in the dark theme. Visitors get one of the two,
   * and one alt text describes both.
   */
  readonly darkOf?: string;
  readonly schema: z.ZodType;
}

/** The result of recognizing a URL. */
export interface RecognisedAddress {
  /** Display name, if known. */
  readonly name?: string;
  /** Values for sibling fields that follow from the URL. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** Message if the URL cannot be used. */
  readonly issue?: string;
}

export interface LinkField extends FieldBase<string> {
  readonly kind: 'link';
  /** True if its target is shown in a frame, which the page's Content-Security-Policy has to allow. */
  readonly framed: boolean;
  /** For URLs of a certain kind, such as posts: derives values for sibling fields. */
  readonly recognise?: (address: string) => RecognisedAddress;
  readonly schema: z.ZodType;
}

/** A list whose items are objects of fields, or bare fields (a list of lengths, a list of slots). */
export interface ListField<Item extends Fields | Field = Fields | Field> extends FieldBase<undefined> {
  readonly kind: 'list';
  readonly item: Item;
  readonly itemLabel: string;
  /** Maximum number of items; a save refuses more. */
  readonly longest: number;
  /** Name of the item's field that a plain string stands for; without it a string is not a valid item. */
  readonly shorthand?: string;
}

export interface ObjectField<Inner extends Fields = Fields> extends FieldBase<undefined> {
  readonly kind: 'object';
  readonly fields: Inner;
  /** Present if only stored values count: it resolves to undefined, and so does each field in it without a value. */
  readonly sparse?: true;
}

/** A slot that holds a list of blocks. */
export interface SlotField extends FieldBase<undefined> {
  readonly kind: 'slot';
  /** Block types allowed here; all if absent. */
  readonly accepts?: readonly string[];
}

export type LeafField =
  | TextField
  | LengthField
  | NumberField
  | ColorField
  | ChoiceField
  | ToggleField
  | MediaField
  | LinkField;

export type Field = LeafField | ListField | ObjectField | SlotField;
export interface Fields {
  readonly [name: string]: Field;
}

/**
 * The value that a view receives: texts in one language, defaults filled in, slots rendered as `Rendered`.
 */
type ResolvedField<F, Rendered> = F extends SlotField
  ? Rendered
  : F extends ListField<infer Item>
    ? Item extends Field
      ? ResolvedField<Item, Rendered>[]
      : ResolvedFields<Item, Rendered>[]
    : F extends ObjectField<infer Inner>
      ? ResolvedFields<Inner, Rendered>
      : F extends FieldBase<infer Value>
        ? Value
        : never;

export type ResolvedFields<F, Rendered> = { -readonly [Name in keyof F]: ResolvedField<F[Name], Rendered> };

export function isBareField(item: Fields | Field): item is Field {
  return typeof item.kind === 'string';
}

/** True if the items of a list have ids. */
export function hasItemIds(item: Fields | Field): item is Fields {
  return !isBareField(item) && Object.hasOwn(item, 'id');
}
