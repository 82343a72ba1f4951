import type { Selectable } from 'kysely';
import { z } from 'zod';
import { composeFont, type MeasuredFace, type SiteFont } from '#content/look/site-font.ts';
import type { Db, FontsTable } from '#server/storage/schema.ts';

/** Keys of a font's files in the store, separate from the media library. */
export const fontKeys = {
  /** The upload, to be subset again. */
  original: (hash: string) => `fonts/originals/${hash}`,
  /** Everything derived from a font. */
  folder: (hash: string) => `fonts/${hash}`,
  served: (hash: string) => `fonts/${hash}/font.woff2`,
  /** One weight, for sharing images. */
  weight: (hash: string, weight: number) => `fonts/${hash}/${weight}.sfnt`,
};

/** Properties and metrics of a font, as stored in its row. */
const fontFactsSchema = z.object({
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

/** A font file of the studio. */
export interface StoredFont {
  readonly id: string;
  readonly family: string;
  /** Name of the uploaded file. */
  readonly name: string;
  readonly facts: FontFacts;
  readonly originalHash: string;
  readonly originalSize: number;
  readonly hash: string;
  readonly size: number;
  readonly createdAt: string;
  readonly deletedAt: string | undefined;
}

/** Lists all files, by family, oldest first; skips unreadable rows. */
export async function listFontFiles(db: Db): Promise<StoredFont[]> {
  const rows = await db
    .selectFrom('fonts')
    .selectAll()
    .orderBy('family')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => toFont(row) ?? []);
}

export async function findFontByOriginal(db: Db, hash: string): Promise<StoredFont | undefined> {
  const row = await db.selectFrom('fonts').selectAll().where('original_hash', '=', hash).executeTakeFirst();
  return row && toFont(row);
}

/** Finds a file and locks its row until the transaction ends. */
export async function lockFont(db: Db, id: string): Promise<StoredFont | undefined> {
  await db.updateTable('fonts').set({ id }).where('id', '=', id).execute();
  const row = await db.selectFrom('fonts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFont(row);
}

export async function insertFont(
  db: Db,
  row: Omit<FontsTable, 'deleted_at' | 'facts'> & { facts: FontFacts },
): Promise<void> {
  await db
    .insertInto('fonts')
    .values({ ...row, facts: JSON.stringify(row.facts), deleted_at: null })
    .execute();
}

/** Deletes a file, or restores it if `deletedAt` is null. */
export async function setDeleted(db: Db, id: string, deletedAt: string | null): Promise<void> {
  await db.updateTable('fonts').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
}

/** Deletes the rows of files deleted before a moment, and returns them. */
export async function purgeFonts(db: Db, before: string): Promise<StoredFont[]> {
  const rows = await db.deleteFrom('fonts').where('deleted_at', '<', before).returningAll().execute();
  return rows.flatMap((row) => toFont(row) ?? []);
}

function toFont(row: Selectable<FontsTable>): StoredFont | undefined {
  const { id, family, name, hash, size } = row;
  const facts = parseFacts(row.facts);
  if (!facts) return undefined;
  return {
    id,
    family,
    name,
    facts,
    originalHash: row.original_hash,
    originalSize: row.original_size,
    hash,
    size,
    createdAt: row.created_at,
    deletedAt: row.deleted_at ?? undefined,
  };
}

function parseFacts(text: string): FontFacts | undefined {
  try {
    return fontFactsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Builds the URL of a file. */
function buildFontUrl({ hash }: Pick<StoredFont, 'hash'>): string {
  return `/media/fonts/${hash}.woff2`;
}

/** Lists the families of the studio's own files, by name. */
export async function listOwnFonts(db: Db): Promise<SiteFont[]> {
  return groupIntoFamilies((await listFontFiles(db)).filter(({ deletedAt }) => deletedAt === undefined));
}

/** Groups files into families. */
export function groupIntoFamilies(files: readonly StoredFont[]): SiteFont[] {
  const byFamily = Map.groupBy(files, ({ family }) => family);
  return [...byFamily].flatMap(([family, own]) => {
    const [first, ...others] = own.map(toMeasuredFace);
    // The first file determines the category.
    return first && own[0] ? composeFont(family, own[0].facts.category, [first, ...others]) : [];
  });
}

function toMeasuredFace(file: StoredFont): MeasuredFace {
  const { weight, style, ascent, descent, isEven, widths } = file.facts;
  return { url: buildFontUrl(file), weight, style, ascent, descent, isEven, widths };
}
