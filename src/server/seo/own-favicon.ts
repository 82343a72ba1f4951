import { parseMediaId } from '#content/media/media-url.ts';
import type { PictureByTheme } from '#content/media/picture-by-theme.ts';
import type { MediaService } from '#server/media/media.service.ts';
import { getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';

/** A picture that the studio chose for its icon. */
export interface FaviconPicture {
  readonly bytes: Buffer;
  readonly isDrawing: boolean;
  /** Total pixels to decode; 0 for an SVG. */
  readonly pixels: number;
}

/** The studio's own icon per browser theme; the same picture twice if both use one. */
export interface OwnFavicon {
  readonly light: FaviconPicture;
  readonly dark: FaviconPicture;
}

/** Reads the source of an icon; undefined if the file store no longer has it. */
export type ReadFavicon = (favicon: PictureByTheme) => Promise<OwnFavicon | undefined>;

export function createReadFavicon(
  store: Pick<MediaStore, 'read'>,
  media: Pick<MediaService, 'find'>,
): ReadFavicon {
  async function read(url: string): Promise<FaviconPicture | undefined> {
    const id = parseMediaId(url);
    const file = id === undefined ? undefined : await media.find(id);
    if (!file) return undefined;
    const bytes = await store.read(getOriginalKey(file.hash, mediaTypes[file.type].extension));
    const isDrawing = file.type === 'svg';
    return bytes && { bytes, isDrawing, pixels: isDrawing ? 0 : file.width * file.height };
  }
  return async ({ light: lightUrl, dark: darkUrl }) => {
    const light = await read(lightUrl);
    const dark = darkUrl === lightUrl ? light : await read(darkUrl);
    return light && dark && { light, dark };
  };
}
