import { z } from 'zod';

/** What was read and measured of a file, as its row keeps it. */
export const fontFactsSchema = z.object({
  category: z.enum(['sans-serif', 'serif', 'monospace']),
  style: z.enum(['normal', 'italic']),
  weight: z.tuple([z.number(), z.number()]),
  ascent: z.number(),
  descent: z.number(),
  isEven: z.boolean(),
  widths: z.array(z.number()),
  missing: z.string(),
  rights: z.string(),
  embedding: z.enum(['free', 'editable', 'preview', 'restricted']),
  whole: z.boolean(),
});
export type FontFacts = z.infer<typeof fontFactsSchema>;
