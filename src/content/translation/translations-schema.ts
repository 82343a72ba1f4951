import { z } from 'zod';
import type { BlockRecords, SourceRecord, TextRecords, Translations } from './translations.ts';

const hash = z.string().max(16);

const sourceRecordSchema: z.ZodType<SourceRecord, SourceRecord> = z.object({
  /** The source language. */
  from: z.string().max(16),
  /** Hash of the source text at that time. */
  fromHash: hash,
  /** Hash of the text itself. */
  textHash: hash,
  /** The source text at that time, if it has changed since. */
  fromText: z.string().optional(),
  /** True for a copy of its source that is still to be translated. */
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

/** Translation records of a version, stored next to its blocks. */
export const translationsSchema: z.ZodType<Translations, Translations> = z
  .object({
    title: textRecordsSchema.optional(),
    blocks: recordsByBlockSchema.optional(),
  })
  .meta({ id: 'Translations' });
