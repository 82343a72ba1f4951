import { z } from 'zod';
import type { SiteFont } from '#content/look/site-font.ts';

/** A font family for pages: its files, metrics and fallbacks. */
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
    /** As a share of the font size. */
    ascent: z.number(),
    descent: z.number(),
    /** Mean width of a character of running text, as a share of the font size. */
    width: z.number(),
    /** True if all tables of the file give the same ascent and descent, so that all browsers use the same. */
    isEven: z.boolean(),
    /** Local fonts, scaled to this font's width at each weight. */
    fallbacks: z.array(
      z.object({
        family: z.string(),
        faces: z.array(z.object({ weight: z.number(), locals: z.array(z.string()), size: z.number() })),
      }),
    ),
  })
  .meta({ id: 'SiteFont' }) satisfies z.ZodType<SiteFont>;
