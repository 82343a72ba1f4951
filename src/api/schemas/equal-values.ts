import { z } from 'zod';
import { isColor } from '#content/fields/kinds.ts';
import { pageKinds } from '#content/page/page.ts';
import { translatedSchema } from './common.ts';

/** Settings of one page that one answer lists, and that one call changes. */
export const colorsAtMost = 500;

/** As much as the field itself takes: '' is none. */
const color = z
  .string()
  .max(200)
  .refine((value) => value === '' || isColor(value), 'must be a colour such as #1a1a1a or oklch(0.5 0.1 30)');
const settingPath = z.string().max(500).describe('Within the block: `backgroundColorLight`.');

/** What is to be written, without the block that it is written in. */
const sideChangeSchema = z.object({
  path: settingPath,
  was: z
    .string()
    .max(200)
    .describe('What stands there. Where it says something else by now, it stays as it is.'),
  becomes: color,
});

export const colorChangeSchema = sideChangeSchema
  .extend({ blockId: z.string().max(200) })
  .meta({ id: 'ColorChange' });

export const changeColorsSchema = z
  .object({ changes: z.array(colorChangeSchema).min(1).max(colorsAtMost) })
  .meta({ id: 'ChangeColors' });
export type ChangeColors = z.infer<typeof changeColorsSchema>;

export const changedColorsSchema = z
  .object({
    changed: z.array(colorChangeSchema),
    left: z
      .array(colorChangeSchema)
      .describe('What stayed as it is: the setting says something else by now, or is gone.'),
    isLive: z.boolean().describe('The page has no drafts: visitors see the change.'),
  })
  .meta({ id: 'ChangedColors' });
export type ChangedColors = z.infer<typeof changedColorsSchema>;

const tokenLinkSchema = z.object({
  token: z.string().describe('The path of a role: `color.surface`.'),
  alters: z
    .enum(['light', 'dark'])
    .nullable()
    .describe(
      'The theme in which the setting would look otherwise, since the token has another colour there.',
    ),
  changes: z
    .array(sideChangeSchema)
    .describe('What links it, as `PUT /api/pages/{identifier}/colors` takes it.'),
});
export type TokenLink = z.infer<typeof tokenLinkSchema>;

const equalPlaceSchema = z.object({
  blockId: z.string(),
  block: z.string().describe("The block's type."),
  label: z.string().describe('What the setting is called.'),
  light: z.string().nullable(),
  dark: z.string().nullable(),
  links: z.array(tokenLinkSchema),
});
export type EqualPlace = z.infer<typeof equalPlaceSchema>;

const equalPageSchema = z.object({
  id: z.string(),
  identifier: z.string(),
  kind: z.enum(pageKinds),
  title: translatedSchema,
  revision: z.string().describe('For the `If-Match` of the call that links.'),
  hasDrafts: z.boolean().describe('Linking changes the draft. Without drafts visitors see it at once.'),
  places: z.array(equalPlaceSchema),
  more: z.number().int().describe('Settings that are not listed: they are once these are linked.'),
});
export type EqualPage = z.infer<typeof equalPageSchema>;

export const equalValuesSchema = z
  .object({
    pages: z.array(equalPageSchema).describe('Those of this part that have any.'),
    looked: z.number().int().describe('Pages that this part has looked through.'),
    total: z.number().int().describe('Pages that there are.'),
    next: z.string().nullable().describe('For the next part; null after the last.'),
  })
  .meta({ id: 'EqualValues' });
export type EqualValues = z.infer<typeof equalValuesSchema>;
