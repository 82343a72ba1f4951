import { findFontFace } from '#content/look/site-font.ts';
import { type MediaStore, storeDerivedFile } from '#server/media/store/media-store.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { DrawnFace } from '#site/sharing/sharing-picture.tsx';
import { fontKeys, listFontFiles, type StoredFont } from './fonts.repository.ts';

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly pictures: Pictures;
}

/** Weights in which sharing images are drawn. */
const drawnWeights = [500, 600] as const;

/**
 * Instantiates the studio's own fonts that design tokens name, one weight per file, since the renderer that
 * draws glyphs as paths accepts nothing else. Each is created when an image first needs it, and stored beside
 * the font.
 */
export function createDrawnFonts({ storage, store, pictures }: Deps) {
  async function readFace(file: StoredFont, weight: number): Promise<Uint8Array | undefined> {
    const key = fontKeys.weight(file.hash, weight);
    const kept = await store.read(key);
    if (kept) return kept;
    const bytes = await store.read(fontKeys.served(file.hash));
    if (!bytes) return undefined;
    const made = await pictures.now({ lane: 'sharing', isolated: true }, (perform) =>
      perform('createFontInstance', bytes, weight, file.facts.weight),
    );
    await storeDerivedFile(store, key, made);
    return made;
  }

  return async (names: Readonly<Record<string, string>>): Promise<DrawnFace[]> => {
    const families = new Set(
      Object.values(names).flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name)),
    );
    const files = (await listFontFiles(storage.db)).filter(
      ({ family, facts, deletedAt }) =>
        families.has(family) && facts.style === 'normal' && deletedAt === undefined,
    );
    const faces: DrawnFace[] = [];
    for (const [family, own] of Map.groupBy(files, (file) => file.family)) {
      for (const weight of drawnWeights) {
        const file = findFontFace(
          own.map((each) => ({ ...each, weight: each.facts.weight })),
          weight,
        );
        const bytes = file && (await readFace(file, weight));
        if (bytes) faces.push({ family, weight, bytes });
      }
    }
    return faces;
  };
}
