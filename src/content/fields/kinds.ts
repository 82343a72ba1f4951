import { z } from 'zod';
import { isTranslated, type Translated } from '../language/language.ts';
import type {
  ChoiceField,
  ColorField,
  Field,
  FieldBase,
  Fields,
  LengthField,
  LinkField,
  ListField,
  MediaField,
  NumberField,
  ObjectField,
  SlotField,
  TextField,
  ToggleField,
} from './field.ts';

type Options = Partial<
  Pick<
    FieldBase<unknown>,
    | 'help'
    | 'tab'
    | 'required'
    | 'control'
    | 'handle'
    | 'handleWhen'
    | 'handleKeeps'
    | 'when'
    | 'responsive'
    | 'fold'
  >
>;

function base<Value>(label: string, value: Value, options: Options, tab: FieldBase<Value>['tab']) {
  return { tab, ...options, label, default: value };
}

const schemas = new Map<string, z.ZodType>();

/**
 * Returns one schema for all fields with the same rule. Blocks have a thousand fields and a few dozen rules; a schema
 * takes a kilobyte, and time at each start.
 */
function shareSchema<Schema extends z.ZodType>(rule: string, make: () => Schema): Schema {
  const schema = schemas.get(rule) ?? make();
  schemas.set(rule, schema);
  return schema as Schema;
}

const translated = z.custom<Translated>(
  isTranslated,
  'must be a text, or an object with a text per language',
);

/**
 * Default maximum lengths of texts in characters, by format: far above normal use, and cheap to parse and
 * render.
 */
const longestText: Readonly<Record<TextField['format'], number>> = {
  line: 2_000,
  lines: 50_000,
  markdown: 50_000,
  html: 100_000,
  css: 100_000,
  case: 100,
  section: 100,
};

const longestList = 200;

/** Defines a text that all languages share. */
export function text(
  label: string,
  options: Options & { default?: string; format?: TextField['format'] } = {},
): TextField {
  const { default: value = '', format = 'line', ...rest } = options;
  return {
    ...base(label, value, rest, 'content'),
    kind: 'text',
    translatable: false,
    format,
    longest: longestText[format],
    schema: shareSchema('text', () => z.string('must be a text')),
  };
}

/** Defines a text that can differ per language. */
export function translatedText(
  label: string,
  options: Options &
    Pick<TextField, 'describes' | 'transcribes' | 'headingLevel'> & { format?: TextField['format'] } = {},
): TextField {
  const { format = 'line', describes, transcribes, headingLevel, ...rest } = options;
  return {
    ...base(label, '', rest, 'content'),
    kind: 'text',
    translatable: true,
    describes,
    ...(transcribes && { transcribes }),
    ...(headingLevel && { headingLevel }),
    format,
    longest: longestText[format],
    schema: translated,
  };
}

const lengthPattern =
  /^(?:auto|0|-?(?:\d+|\d*\.\d+)(?:px|rem|em|%|ch|fr|vw|vh|svw|svh|lvh|dvh|vmin|vmax|cqw|cqi))$/;

/** True for a CSS length or percentage, `auto` or `0`. */
export function isLength(value: string): boolean {
  return lengthPattern.test(value);
}

type LengthOptions = Options & Pick<LengthField, 'presets'>;

/**
 * Defines a CSS length such as `16px`, `1.5rem` or `50%`. A stored bare number counts as pixels. A preset may be
 * a reference to a token, such as `var(--radius-medium)`, which then follows the design.
 */
export function length(label: string, options: LengthOptions & { default: string }): LengthField<string>;
export function length(label: string, options?: LengthOptions): LengthField<string | undefined>;
export function length(label: string, options: LengthOptions & { default?: string } = {}): LengthField {
  const { default: value, presets, ...rest } = options;
  const issue = 'must be a length such as 16px, 1.5rem or 50%';
  const tokens = presets?.filter((preset) => !isLength(preset)) ?? [];
  const schema = shareSchema(`length ${tokens.join()}`, () => {
    const typed = z.string().regex(lengthPattern, issue);
    return z.union(
      [z.number(), z.literal(''), typed, ...(tokens.length > 0 ? [z.literal(tokens)] : [])],
      issue,
    );
  });
  return { ...base(label, value, rest, 'style'), kind: 'length', presets, schema };
}

type NumberOptions = Options & { min?: number; max?: number; step?: number; unit?: string };

export function number(label: string, options: NumberOptions & { default: number }): NumberField<number>;
export function number(label: string, options?: NumberOptions): NumberField<number | undefined>;
export function number(label: string, options: NumberOptions & { default?: number } = {}): NumberField {
  const { default: value, min, max, step = 1, unit, ...rest } = options;
  const schema = shareSchema(`number ${min} ${max}`, () => {
    const typed = z.number('must be a number');
    const above = min === undefined ? typed : typed.min(min, `must be at least ${min}`);
    return max === undefined ? above : above.max(max, `must be at most ${max}`);
  });
  return { ...base(label, value, rest, 'style'), kind: 'number', min, max, step, unit, schema };
}

const colorPattern =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]+|(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\([0-9a-z.,%/ +-]+\)|var\(--[a-z0-9-]+\))$/i;

/** True for a CSS colour: hex, a name, a colour function, or a token as `var(--…)`. */
export function isColor(value: string): boolean {
  return colorPattern.test(value);
}

export function color(label: string, options: Options & Pick<ColorField, 'surface'> = {}): ColorField {
  const { surface, ...rest } = options;
  const issue = 'must be a colour such as #1a1a1a or oklch(0.5 0.1 30)';
  const schema = shareSchema('colour', () =>
    z.union([z.literal(''), z.string().regex(colorPattern, issue)], issue),
  );
  return {
    ...base<string | undefined>(label, undefined, rest, 'style'),
    kind: 'color',
    ...(surface && { surface }),
    schema,
  };
}

type ChoiceSettings = Options & Pick<ChoiceField, 'look' | 'shapeOf'>;
type ChoiceOptions<Value extends string> = Readonly<Record<Value, string>>;

/** Defines a choice from fixed options. `options` maps each stored value to its label in the editor. */
export function choice<const Value extends string>(
  label: string,
  options: ChoiceOptions<Value>,
  settings: ChoiceSettings & { default: NoInfer<Value> },
): ChoiceField<Value>;
export function choice<const Value extends string>(
  label: string,
  options: ChoiceOptions<Value>,
  settings?: ChoiceSettings,
): ChoiceField<Value | undefined>;
export function choice(
  label: string,
  options: ChoiceOptions<string>,
  settings: ChoiceSettings & { default?: string } = {},
): ChoiceField {
  const { default: value, look, ...rest } = settings;
  const values = Object.keys(options);
  const issue = `must be one of ${values.join(', ')}`;
  const schema = shareSchema(issue, () =>
    z.string(issue).refine((chosen) => chosen === '' || values.includes(chosen), issue),
  );
  return {
    ...base(label, value, rest, 'style'),
    kind: 'choice',
    look,
    options: Object.entries(options).map(([option, name]) => ({ value: option, label: name })),
    schema,
  };
}

export function toggle(label: string, options: Options & { default?: boolean } = {}): ToggleField {
  const { default: value = false, ...rest } = options;
  const schema = shareSchema('toggle', () => z.boolean('must be true or false'));
  return { ...base(label, value, rest, 'style'), kind: 'toggle', schema };
}

const address = z.string('must be a URL').refine(
  // Browsers remove control characters and whitespace before they parse the scheme.
  (value) => !/^(?:javascript|data|vbscript):/i.test(value.replace(/[\p{Cc}\s]/gu, '')),
  'must not be a script or data URL',
);

/** One URL for all languages, or one per language. Null means that a language deliberately has no file. */
const addressByLanguage = z.union(
  [address, z.record(z.string(), address.nullable())],
  'must be a URL, or an object with a URL per language',
);

/** Explains that these load without consent (docs/decisions/ask-for-consent-only-where-it-is-needed.md). */
const addressHelp =
  'A file of another site loads without consent, and that site sees your visitors. Upload it instead.';

/** Defines a field for the URL of an image or video, usually under `/media`. Each language can have its own file. */
export function media(
  label: string,
  options: Options & Pick<MediaField, 'darkOf'> & { accepts?: MediaField['accepts'] } = {},
): MediaField {
  const { accepts = 'image', darkOf, ...rest } = options;
  return {
    ...base(label, '', rest, 'content'),
    kind: 'media',
    accepts,
    addressHelp,
    ...(darkOf !== undefined && { darkOf }),
    schema: addressByLanguage,
  };
}

/** Defines a link: an internal page (`/cases/shell`, without language), another site, `mailto:` or `tel:`. */
export function link(
  label: string,
  options: Options & Pick<LinkField, 'recognise'> & { default?: string; framed?: boolean } = {},
): LinkField {
  const { default: value = '', framed = false, recognise, ...rest } = options;
  return { ...base(label, value, rest, 'content'), kind: 'link', framed, recognise, schema: address };
}

export function list<const Item extends Fields | Field>(
  label: string,
  item: Item,
  options: Options & { itemLabel?: string; shorthand?: keyof Item & string } = {},
): ListField<Item> {
  const { itemLabel = 'Item', shorthand, ...rest } = options;
  const longest = longestList;
  return { ...base(label, undefined, rest, 'content'), kind: 'list', item, itemLabel, longest, shorthand };
}

export function object<const Inner extends Fields>(
  label: string,
  fields: Inner,
  options: Options = {},
): ObjectField<Inner> {
  return { ...base(label, undefined, options, 'style'), kind: 'object', fields };
}

export function slot(label: string, options: Options & { accepts?: readonly string[] } = {}): SlotField {
  const { accepts, ...rest } = options;
  return { ...base(label, undefined, rest, 'content'), kind: 'slot', accepts };
}
