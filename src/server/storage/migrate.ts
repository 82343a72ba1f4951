import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { DialectCapabilities } from './dialects/capabilities.ts';
import { ForeignDatabase } from './foreign-database.ts';
import { up as foundation } from './migrations/0001-foundation.ts';
import { up as mediaDuration } from './migrations/0002-media-duration.ts';
import { up as addresses } from './migrations/0003-addresses.ts';
import { up as revisions } from './migrations/0004-revisions.ts';
import { up as tries } from './migrations/0005-tries.ts';
import { up as mediaContentHash } from './migrations/0006-media-content-hash.ts';
import { up as versionNames } from './migrations/0007-version-names.ts';
import { up as translations } from './migrations/0008-translations.ts';
import { up as textCounts } from './migrations/0009-text-counts.ts';
import { up as journal } from './migrations/0010-journal.ts';
import { up as schedule } from './migrations/0011-schedule.ts';
import { up as versionChanges } from './migrations/0012-version-changes.ts';
import { up as metadata } from './migrations/0013-metadata.ts';
import { up as lastMoves } from './migrations/0014-last-moves.ts';
import { up as mediaWords } from './migrations/0015-media-words.ts';
import { up as mediaTrash } from './migrations/0016-media-trash.ts';
import { up as mediaLooks } from './migrations/0017-media-looks.ts';
import { up as embedPosters } from './migrations/0018-embed-posters.ts';
import { up as mediaReplacements } from './migrations/0019-media-replacements.ts';
import { up as decks } from './migrations/0020-decks.ts';
import { up as mediaTags } from './migrations/0021-media-tags.ts';
import { up as documents } from './migrations/0022-documents.ts';
import { up as filmCopies } from './migrations/0023-film-copies.ts';
import { up as linkedFiles } from './migrations/0024-linked-files.ts';
import { up as sharedPasswords } from './migrations/0025-shared-passwords.ts';
import { up as shownFiles } from './migrations/0026-shown-files.ts';
import { up as clientRooms } from './migrations/0029-client-rooms.ts';
import { up as previewLinks } from './migrations/0030-preview-links.ts';
import { up as auditUndo } from './migrations/0032-audit-undo.ts';
import { up as knownSecret } from './migrations/0033-known-secret.ts';
import { up as safety } from './migrations/0034-safety.ts';
import { up as draftResponses } from './migrations/0035-draft-responses.ts';
import { up as tokenVersions } from './migrations/0036-token-versions.ts';
import { up as fonts } from './migrations/0037-fonts.ts';
import { up as flatCosts } from './migrations/0038-flat-costs.ts';
import { up as assistantKeys } from './migrations/0040-assistant-keys.ts';
import { up as listsInParts } from './migrations/0041-lists-in-parts.ts';
import { up as filesById } from './migrations/0042-files-by-id.ts';
import { up as knownStore } from './migrations/0043-known-store.ts';
import { up as lighterPlaceholders } from './migrations/0044-lighter-placeholders.ts';
import { up as compositions } from './migrations/0045-compositions.ts';

/** In the order they run; a name is never reused. */
const migrations = {
  '0001-foundation': foundation,
  '0002-media-duration': mediaDuration,
  '0003-addresses': addresses,
  '0004-revisions': revisions,
  '0005-tries': tries,
  '0006-media-content-hash': mediaContentHash,
  '0007-version-names': versionNames,
  '0008-translations': translations,
  '0009-text-counts': textCounts,
  '0010-journal': journal,
  '0011-schedule': schedule,
  '0012-version-changes': versionChanges,
  '0013-metadata': metadata,
  '0014-last-moves': lastMoves,
  '0015-media-words': mediaWords,
  '0016-media-trash': mediaTrash,
  '0017-media-looks': mediaLooks,
  '0018-embed-posters': embedPosters,
  '0019-media-replacements': mediaReplacements,
  '0020-decks': decks,
  '0021-media-tags': mediaTags,
  '0022-documents': documents,
  '0023-film-copies': filmCopies,
  '0024-linked-files': linkedFiles,
  '0025-shared-passwords': sharedPasswords,
  '0026-shown-files': shownFiles,
  '0029-client-rooms': clientRooms,
  '0030-preview-links': previewLinks,
  '0032-audit-undo': auditUndo,
  '0033-known-secret': knownSecret,
  '0034-safety': safety,
  '0035-draft-responses': draftResponses,
  '0036-token-versions': tokenVersions,
  '0037-fonts': fonts,
  '0038-flat-costs': flatCosts,
  '0040-assistant-keys': assistantKeys,
  '0041-lists-in-parts': listsInParts,
  '0042-files-by-id': filesById,
  '0043-known-store': knownStore,
  '0044-lighter-placeholders': lighterPlaceholders,
  '0045-compositions': compositions,
};

/** The schemas that there have been, by the migration that made each; the last one is this version's. */
export const schemaNames = Object.keys(migrations);

/** Brings a database up to this version's schema, or to an earlier one. Does nothing when it already is. */
export async function migrate<T>(
  db: Kysely<T>,
  capabilities: DialectCapabilities,
  upTo?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [
            name,
            { up: (target: Kysely<unknown>) => up(target, capabilities) },
          ]),
        ),
    },
  });
  await refuseForeign(db as Kysely<unknown>, capabilities);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}

/**
 * Leaves a database alone that is not this version's to change. One of PostgreSQL may serve other programs as well.
 * @throws ForeignDatabase for a file of another program, and for a database of a newer version
 */
async function refuseForeign(db: Kysely<unknown>, { name: dialect }: DialectCapabilities): Promise<void> {
  const tables = await tablesOf(db, dialect);
  if (!tables.includes(DEFAULT_MIGRATION_TABLE)) {
    if (dialect === 'postgres' || tables.length === 0) return;
    throw new ForeignDatabase(
      `The database file holds tables of something else (${tables.slice(0, 3).join(', ')}). Nothing in it was touched: name a file of the site’s own in DATABASE_URL, or another folder in DATA_DIR.`,
    );
  }
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const newer = rows.find(({ name }) => !schemaNames.includes(name));
  if (!newer) return;
  throw new ForeignDatabase(
    `The database is of a newer version of Vitrine, which knows “${newer.name}”. Nothing in it was touched: start that version, or restore a backup of before it.`,
  );
}

async function tablesOf(db: Kysely<unknown>, dialect: DialectCapabilities['name']): Promise<string[]> {
  const { rows } = await (dialect === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db);
  return rows.map(({ name }) => name);
}
