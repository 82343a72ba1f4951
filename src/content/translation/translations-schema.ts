import { z } from 'zod';
import type { BlockRecords, SourceRecord, TextRecords, Translations } from './translations.ts';

const hash = z.string().max(16);

const sourceRecordSchema: z.ZodType<SourceRecord, SourceRecord> = z.object({
  /** The language that the text was translated from. */
  from: z.string().max(16),
  /** Hash of the source that it was written against. */
  fromHash: hash,
  /** Hash of the text itself. */
  textHash: hash,
  /** The source as it was, where it has changed since. */
  fromText: z.string().optional(),
  /** It is a copy of its source, still to be translated. */
  copied: z.literal(true).optional(),
});

const textRecordsSchema: z.ZodType<TextRecords, TextRecords> = z.record(z.string(), sourceRecordSchema);

export const blockRecordsSchema: z.ZodType<BlockRecords, BlockRecords> = z.record(
  z.string(),
  textRecordsSchema,
);

export const recordsByBlockSchema: z.ZodType<
  Readonly<Record<string, BlockRecords>>,
  Readonly<Record<string, BlockRecords>>
> = z.record(z.string(), blockRecordsSchema);

/** What the texts of a version were written against: beside its blocks, and apart from them. */
export const translationsSchema: z.ZodType<Translations, Translations> = z
  .object({
    title: textRecordsSchema.optional(),
    blocks: recordsByBlockSchema.optional(),
  })
  .meta({ id: 'Translations' });
