import type { FastifyInstance } from 'fastify';
import { fontsPlugin } from '#server/fonts/fonts.plugin.ts';
import { createFontsService, type FontsService } from '#server/fonts/fonts.service.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import type { Storage } from '#server/storage/storage.ts';
import { bundledFonts } from '#site/render.tsx';
import { testPictures } from './test-pictures.ts';

/** Registers the endpoints for fonts, with the bundled fonts. */
export async function installFonts(
  app: FastifyInstance,
  { storage, store, limits }: { storage: Storage; store: MediaStore; limits?: Partial<Limits> },
): Promise<FontsService> {
  const fonts = createFontsService({ storage, store, pictures: testPictures, bundled: bundledFonts });
  await app.register(fontsPlugin, { fonts, store, limits: { ...defaultLimits, ...limits } });
  return fonts;
}
