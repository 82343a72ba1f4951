import { z } from 'zod';
import type { SiteFont } from '#content/look/site-font.ts';

/** A family as pages are set in it: its files, its line box, and the fonts that stand in for it. */
export const siteFontSchema = z
  .object({
    family: z.string(),
    category: z.enum(['sans-serif', 'serif', 'monospace']),
    faces: z.array(
      z.object({
        url: z.string(),
        weight: z.tuple([z.number(), z.number()]),
        style: z.enum(['normal', 'italic']),
      }),
    ),
    /** In parts of its size. */
    ascent: z.number(),
    descent: z.number(),
    /** Mean width of a character of running text, as a share of the font size. */
    width: z.number(),
    /** True if all tables of the file give the same ascent and descent, so that all browsers use the same. */
    isEven: z.boolean(),
    /** Fonts of visitors' machines, drawn as wide as this one at each weight. */
    fallbacks: z.array(
      z.object({
        family: z.string(),
        faces: z.array(z.object({ weight: z.number(), locals: z.array(z.string()), size: z.number() })),
      }),
    ),
  })
  .meta({ id: 'SiteFont' }) satisfies z.ZodType<SiteFont>;
