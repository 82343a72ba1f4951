import type { FontFamily, FontFile } from '#api/endpoints/fonts.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import { AppError } from '#server/http/app-error.ts';
import { displayName } from '#server/media/store/media-address.ts';
import { hashBytes, type MediaStore } from '#server/media/store/media-store.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Actor, Storage, WriteScope } from '#server/storage/storage.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import {
  type FontFacts,
  findFontByOriginal,
  fontKeys,
  groupIntoFamilies,
  insertFont,
  listFontFiles,
  lockFont,
  purgeFonts,
  type StoredFont,
  setDeleted,
} from './fonts.repository.ts';

/** Days during which a deleted font can be restored. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** Hex digits of the original's hash that form a file's id. */
const idLength = 16;

export interface FontsService {
  list(): Promise<FontFamily[]>;
  /** Stores a font; the same bytes again return the existing file, restored if it was deleted. */
  store(bytes: Buffer, name: string, actor: Actor): Promise<FontFamily>;
  remove(id: string, actor: Actor): Promise<void>;
  restore(id: string, actor: Actor): Promise<FontFamily>;
  /** Deletes fonts permanently that were deleted 30 days ago. */
  purge(): Promise<void>;
}

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly pictures: Pictures;
  /** The bundled families. */
  readonly bundled: readonly SiteFont[];
}

export function createFontsService({ storage, store, pictures, bundled }: Deps): FontsService {
  async function findFamily(name: string, db: Db = storage.db): Promise<FontFamily> {
    const family = (await list(db)).find(({ font }) => font.family === name);
    if (!family) throw new Error(`The font family ${name} does not exist.`);
    return family;
  }

  async function list(db: Db = storage.db): Promise<FontFamily[]> {
    const [files, uses] = [await listFontFiles(db), await listFontUses(db)];
    const there = files.filter(({ deletedAt }) => deletedAt === undefined);
    const toFontFamily = (font: SiteFont, own: readonly StoredFont[]): FontFamily => ({
      font: font as FontFamily['font'],
      files: own.map(present),
      usedFor: uses.get(font.family) ?? [],
    });
    // A family whose files are all deleted can still be restored.
    const gone = files.filter(({ family }) => !there.some((file) => file.family === family));
    return [
      ...bundled.map((font) => toFontFamily(font, [])),
      ...groupIntoFamilies([...there, ...gone])
        .sort((one, other) => one.family.localeCompare(other.family))
        .map((font) =>
          toFontFamily(
            font,
            files.filter(({ family }) => family === font.family),
          ),
        ),
    ];
  }

  async function keepBytes(keys: readonly (readonly [key: string, bytes: Buffer])[]): Promise<void> {
    if (storage.rehearsals.current) return;
    for (const [key, bytes] of keys) if (!(await store.has(key))) await store.put(key, bytes);
  }

  async function storeFont(bytes: Buffer, name: string, actor: Actor): Promise<FontFamily> {
    const originalHash = await hashBytes(bytes);
    const known = await findFontByOriginal(storage.db, originalHash);
    if (known) return known.deletedAt === undefined ? findFamily(known.family) : restore(known.id, actor);
    // The inspection runs isolated, since the file determines how long it takes.
    const { woff2, family, ...read } = await pictures.now({ lane: 'uploads', isolated: true }, (perform) =>
      perform('inspectFont', bytes),
    );
    const facts: FontFacts = { ...read, weight: [...read.weight], widths: [...read.widths] };
    const cut = Buffer.from(woff2);
    const hash = (await hashBytes(cut)).slice(0, 32);
    const id = originalHash.slice(0, idLength);
    // Checks before the bytes are stored, and again inside the transaction.
    await refuseTaken(storage, bundled, { id, family, facts });
    await keepBytes([
      [fontKeys.original(originalHash), bytes],
      [fontKeys.served(hash), cut],
    ]);
    return storage.write(actor, async (scope) => {
      await refuseTaken(scope, bundled, { id, family, facts });
      await insertFont(scope.db, {
        id,
        family,
        name: displayName(name),
        facts,
        original_hash: originalHash,
        original_size: bytes.length,
        hash,
        size: cut.length,
        created_at: scope.now,
        created_by: actor,
      });
      scope.record('font/store', id, { family });
      scope.changesSite();
      return findFamily(family, scope.db);
    });
  }

  function restore(id: string, actor: Actor): Promise<FontFamily> {
    return storage.write(actor, async (scope) => {
      const font = await lockFont(scope.db, id);
      if (!font?.deletedAt) throw new AppError('font/not-found');
      await refuseTaken(scope, bundled, font);
      await setDeleted(scope.db, id, null);
      scope.record('font/restore', id, { family: font.family });
      scope.changesSite();
      return findFamily(font.family, scope.db);
    });
  }

  return {
    list: () => list(),
    store: storeFont,
    restore,
    remove: (id, actor) =>
      storage.write(actor, async (scope) => {
        const font = await lockFont(scope.db, id);
        if (!font || font.deletedAt !== undefined) throw new AppError('font/not-found');
        await refuseInUse(scope, font);
        await setDeleted(scope.db, id, scope.now);
        scope.record('font/remove', id, { family: font.family });
        scope.changesSite();
      }),
    async purge() {
      const before = new Date(storage.now().getTime() - keptDays * dayMs).toISOString();
      const due = (await listFontFiles(storage.db)).some(({ deletedAt }) => deletedAt && deletedAt < before);
      if (!due) return;
      const gone = await storage.write(null, async ({ db, record }) => {
        const fonts = await purgeFonts(db, before);
        for (const { id, family } of fonts) record('font/purge', id, { family });
        if (fonts.length === 0) record('font/purge', 'none');
        return fonts;
      });
      const left = new Set((await listFontFiles(storage.db)).map(({ hash }) => hash));
      for (const { originalHash, hash } of gone) {
        await store.remove(fontKeys.original(originalHash));
        // Two originals can be equal after subsetting.
        if (!left.has(hash)) await store.removeFolder(fontKeys.folder(hash));
      }
    },
  };
}

const wordOf: Readonly<Record<string, string>> = { 'font.text': 'its text', 'font.heading': 'its headings' };

type FontToAdd = Pick<StoredFont, 'id' | 'family'> & {
  readonly facts: Pick<StoredFont['facts'], 'weight' | 'style'>;
};

/** Throws if the family name belongs to another font, or the weight exists already. */
async function refuseTaken(
  { db }: Pick<WriteScope, 'db'>,
  bundled: readonly SiteFont[],
  { id, family, facts }: FontToAdd,
): Promise<void> {
  if (bundled.some((font) => font.family.toLowerCase() === family.toLowerCase())) {
    throw new AppError('font/taken', {
      message: `${family} is already included: choose it from the list.`,
    });
  }
  const overlaps = (await listFontFiles(db)).find(
    (file) =>
      file.id !== id &&
      file.deletedAt === undefined &&
      file.family === family &&
      file.facts.style === facts.style &&
      file.facts.weight[0] <= facts.weight[1] &&
      file.facts.weight[1] >= facts.weight[0],
  );
  if (!overlaps) return;
  throw new AppError('font/taken', {
    message: `${family} already has this weight, in “${overlaps.name}”. To use this file, delete that one first.`,
  });
}

/** Throws if design tokens use the font, and names them. */
async function refuseInUse({ db }: WriteScope, { family }: StoredFont): Promise<void> {
  const uses = (await listFontUses(db)).get(family);
  if (!uses) return;
  throw new AppError('font/in-use', {
    message: `The site uses ${family} for ${uses.map((token) => wordOf[token] ?? token).join(' and ')}. Choose another font there first.`,
  });
}

function present(file: StoredFont): FontFile {
  const { id, name, size, originalSize, createdAt, deletedAt, facts } = file;
  const { style, weight, missing, embedding, whole, rights } = facts;
  return {
    id,
    name,
    style,
    weight,
    size,
    originalSize,
    missing,
    embedding,
    whole,
    rights,
    createdAt,
    ...(deletedAt !== undefined && { deletedAt }),
  };
}

/** Lists the tokens that name each family in the published design: `font.text`, `font.heading`. */
async function listFontUses(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const { font } = getResolvedTokens((await readSettings(db)).designTokens);
  const uses = new Map<string, string[]>();
  for (const [token, names] of Object.entries(font)) {
    for (const [, family = ''] of names.matchAll(/"([^"]+)"/g)) {
      uses.set(family, [...(uses.get(family) ?? []), `font.${token}`]);
    }
  }
  return uses;
}
