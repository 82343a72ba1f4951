import type { FocalPoint } from '#content/media/image-url.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import type { MediaService } from '#server/media/media.service.ts';
import { getOriginalKey, type MediaStore, storeDerivedFile } from '#server/media/store/media-store.ts';
import { hasPixels } from '#server/media/store/media-type.ts';
import { pictureTypes } from '#server/pictures/picture-type.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { PageSnippet } from '#site/render.tsx';
import type { DrawnFace } from '#site/sharing/sharing-picture.tsx';
import type { Tokens } from '#tokens/resolve-tokens.ts';

/** Returns the studio's fonts among those that the tokens name, in the weights that pictures are drawn in. */
export type DrawnFonts = (names: Tokens['font']) => Promise<readonly DrawnFace[]>;

interface SharedPage {
  /** Path below `/og`, including fingerprint and extension. */
  readonly address: string;
  readonly summary: Pick<PageSnippet, 'title' | 'hero'>;
  readonly studioName: string;
  /** The site's tokens. */
  readonly tokens: Tokens;
  /** Focal point of the hero image. */
  readonly focalPoint: FocalPoint | undefined;
}

export interface SharingPictures {
  /**
   * Returns the JPEG's bytes from the store, or renders it. Throws 503 when too many renderings are queued.
   */
  get(page: SharedPage): Promise<Buffer>;
}

interface Hero {
  readonly bytes: Buffer;
  readonly pixels: number;
}

/** Renders one at a time: text layout blocks a core for a tenth of a second, and visitors need it too. */
const renderings = { running: 1, waiting: 20 };

/**
 * Creates sharing pictures. Each is rendered once, at its first request, and stored beside the media by its
 * fingerprint. A page keeps one picture per language: a new one replaces the old one.
 */
export function createSharingPictures(
  store: MediaStore,
  media: Pick<MediaService, 'find'>,
  pictures: Pictures,
  drawnFonts: DrawnFonts = async () => [],
): SharingPictures {
  const underway = new Map<string, Promise<Buffer>>();
  const queue = createWorkQueue(renderings);

  async function readOrRender(page: SharedPage): Promise<Buffer> {
    const [folder, key] = splitKey(page.address);
    const kept = await store.read(key);
    if (kept) return kept;
    return queue.run(async () => {
      const [hero, ownFonts] = [await findHero(page.summary.hero), await drawnFonts(page.tokens.font)];
      const rendered = await renderPicture(page, hero, ownFonts, pictures);
      await store.removeFolder(folder);
      await storeDerivedFile(store, key, rendered);
      return rendered;
    });
  }

  /** Returns undefined if the library no longer has it; the page then shows none either. */
  async function findHero(src: string | undefined): Promise<Hero | undefined> {
    const id = src === undefined ? undefined : parseMediaId(src);
    const file = id === undefined ? undefined : await media.find(id);
    // An image field may name a video, which cannot be rendered. Uploaded SVGs are not rendered either.
    if (!file || !hasPixels(file.type)) return undefined;
    const bytes = await store.read(getOriginalKey(file.hash, pictureTypes[file.type].extension));
    return bytes && { bytes, pixels: file.width * file.height };
  }

  return {
    get(page) {
      const known = underway.get(page.address);
      if (known) return known;
      // The lookup is part of the shared work. Otherwise a request could miss both the stored file and the
      // rendering.
      const work = readOrRender(page).finally(() => underway.delete(page.address));
      underway.set(page.address, work);
      return work;
    },
  };
}

/**
 * Splits a path into folder and key: `/og/en/cases/shell.1q2w.jpg` is stored as
 * `sharing/en.cases.shell/1q2w.jpg`, alone in its folder.
 */
function splitKey(address: string): [folder: string, key: string] {
  const [, page = '', file = ''] = /^\/og\/([^.]+)\.(.+)$/.exec(address) ?? [];
  const folder = `sharing/${page.replaceAll('/', '.')}`;
  return [folder, `${folder}/${file}`];
}

async function renderPicture(
  { summary, studioName, focalPoint, tokens }: SharedPage,
  hero: Hero | undefined,
  ownFonts: readonly DrawnFace[],
  pictures: Pictures,
): Promise<Buffer> {
  // These modules are imported on demand: the layout engine and its fonts are large, and rarely needed.
  const { renderSharingPicture, heroBox } = await import('#site/sharing/sharing-picture.tsx');
  const svg = await renderSharingPicture({
    title: summary.title,
    studioName,
    withHero: hero !== undefined,
    tokens,
    ownFonts,
  });
  const job = { lane: 'sharing', pixels: hero?.pixels ?? 0 };
  return pictures.now(job, (perform) =>
    perform('composeSharingPicture', svg, heroBox, hero && { ...hero, focalPoint }),
  );
}
