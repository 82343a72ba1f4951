import type { z } from 'zod';

/** Every kind of field; the editor has one input per kind. */
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

/** Where the editor's form shows a field. */
export type FieldTab = 'content' | 'style' | 'behaviour';

/**
 * Fields that the editor shows as one control: four sides of a spacing, light and dark of a colour,
 * one value per device, a description of a picture and whether it needs one, width and height with their modes,
 * several choices that people know as one, a row of columns, two sides that can be swapped, a place in a picture. `part` says which
 * one this field is.
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
  /** Of a combined choice: all that can be chosen. Of those that hold, the last counts. */
  readonly options?: readonly CombinedOption[];
  /** Of two sides: the fields that change places. */
  readonly swaps?: readonly (readonly [string, string])[];
}

/** What of a block is dragged in the page itself to change a field, as the views mark it by the name of the control. */
export type FieldHandle = 'padding' | 'gap' | 'radius' | 'height' | 'columns' | 'point';

/** What somebody chooses at once, though it is stored in several fields. */
export interface CombinedOption {
  readonly value: string;
  readonly label: string;
  /** Holds when each of these fields has one of its values, in one of the cases. */
  readonly is: readonly Readonly<Record<string, readonly unknown[]>>[];
  /** What choosing it stores; undefined removes a value. */
  readonly sets: Readonly<Record<string, unknown>>;
}

/**
 * A toggle or choice has one of these values, a list that would take this field's place has no items, a text or
 * an address looks like this, or it holds of some item of a list.
 */
export type FieldCondition =
  | { readonly field: string; readonly is: readonly unknown[] }
  | { readonly field: string; readonly empty: true }
  | { readonly field: string; readonly matches: RegExp }
  | { readonly field: string; readonly some: FieldCondition };

/** What every kind of field shares. A field is one value: default, parse, validate, describe. */
export interface FieldBase<Value> {
  readonly label: string;
  readonly help?: string;
  readonly tab: FieldTab;
  /** The sentence that asks for a missing value; absent when the field may stay empty. */
  readonly required?: string;
  readonly control?: FieldControl;
  /** Present where the block has something on the page that is dragged to change this. */
  readonly handle?: FieldHandle;
  /** Where the handle is for a part of what the field is for: it is there only when this holds. */
  readonly handleWhen?: FieldCondition;
  /** Shown, and in use, only when this holds of a field beside it; of several, when all do. */
  readonly when?: FieldCondition | readonly FieldCondition[];
  /** The field beside it in whose place this holds in the windows of phones: there a visitor gets this one, and elsewhere that one. */
  readonly phoneOf?: string;
  /** Used when nothing usable is stored. */
  readonly default: Value;
}

export interface TextField extends FieldBase<string> {
  readonly kind: 'text';
  readonly translatable: boolean;
  /** `case` is the identifier of one of our cases. */
  readonly format: 'line' | 'lines' | 'markdown' | 'html' | 'css' | 'case';
  /** The media field beside it that this says in words, and the toggle by which it needs none. */
  readonly describes?: { readonly media: string; readonly decorative: string };
  /** The level of the heading that it is rendered as, where it is one. */
  readonly headingLevel?: 2;
  /** Characters that a text may have in one language; a save refuses a longer one. */
  readonly longest: number;
  readonly schema: z.ZodType;
}

export interface LengthField<Value extends string | undefined = string | undefined> extends FieldBase<Value> {
  readonly kind: 'length';
  /** Offered beside any other length. */
  readonly presets?: readonly string[];
  readonly schema: z.ZodType;
}

export interface NumberField<Value extends number | undefined = number | undefined> extends FieldBase<Value> {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step: number;
  readonly unit?: string;
  /** The media field beside it in whose picture this is a place: with another picture it means nothing. */
  readonly placeIn?: string;
  readonly schema: z.ZodType;
}

export interface ColorField extends FieldBase<string | undefined> {
  readonly kind: 'color';
  /** Text of the block stands on it. */
  readonly surface?: true;
  readonly schema: z.ZodType;
}

export interface ChoiceField<Value extends string | undefined = string | undefined> extends FieldBase<Value> {
  readonly kind: 'choice';
  /**
   * `icons`: rendered as the icons that the values name. `variants`: values such as `Button:primary,slim`, rendered as a
   * name and what can be had of it.
   */
  readonly look?: 'icons' | 'variants';
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
  /** What to know before typing an address instead of uploading. */
  readonly addressHelp: string;
  /** The media field beside it in whose place this is shown in the dark theme: a visitor gets one of the two, and one text describes both. */
  readonly darkOf?: string;
  readonly schema: z.ZodType;
}

/** What was read from an address. */
export interface RecognisedAddress {
  /** What it is known as; undefined where it is not known. */
  readonly name?: string;
  /** Values of the fields beside it that follow from it. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** Why it cannot be used. */
  readonly issue?: string;
}

export interface LinkField extends FieldBase<string> {
  readonly kind: 'link';
  /** What it leads to is shown in a frame on the page, which the page's policy has to allow. */
  readonly framed: boolean;
  /** For an address of a certain kind, such as a post's: what it says about the fields beside it. */
  readonly recognise?: (address: string) => RecognisedAddress;
  readonly schema: z.ZodType;
}

/** Items are objects of fields, or bare fields (a list of lengths, a list of slots). */
export interface ListField<Item extends Fields | Field = Fields | Field> extends FieldBase<undefined> {
  readonly kind: 'list';
  readonly item: Item;
  readonly itemLabel: string;
  /** Items that the list may have; a save refuses more. */
  readonly longest: number;
  /** The field of an item that a plain string in its place stands for; without it a string is no item. */
  readonly shorthand?: string;
}

export interface ObjectField<Inner extends Fields = Fields> extends FieldBase<undefined> {
  readonly kind: 'object';
  readonly fields: Inner;
}

/** A place that holds a list of blocks. */
export interface SlotField extends FieldBase<undefined> {
  readonly kind: 'slot';
  /** Block types allowed here; all when absent. */
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

/** The value a view gets: texts in one language, defaults filled in, slots already rendered as `Rendered`. */
type Resolved<F, Rendered> = F extends SlotField
  ? Rendered
  : F extends ListField<infer Item>
    ? Item extends Field
      ? Resolved<Item, Rendered>[]
      : ResolvedFields<Item, Rendered>[]
    : F extends ObjectField<infer Inner>
      ? ResolvedFields<Inner, Rendered>
      : F extends FieldBase<infer Value>
        ? Value
        : never;

export type ResolvedFields<F, Rendered> = { -readonly [Name in keyof F]: Resolved<F[Name], Rendered> };

export function isBareField(item: Fields | Field): item is Field {
  return typeof item.kind === 'string';
}

/** True for the items of a list that are known by an id of their own. */
export function hasItemIds(item: Fields | Field): item is Fields {
  return !isBareField(item) && Object.hasOwn(item, 'id');
}
