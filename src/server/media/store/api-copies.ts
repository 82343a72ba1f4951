import type { Media } from '#api/endpoints/media.ts';
import { buildVideoCopyFacts } from '#server/storage/video-copies.ts';
import type { MediaFile } from './media.repository.ts';

/** Builds the API's representation of a video's poster and phone rendition. */
export function toApiCopies({ url, address = url, copies }: MediaFile): Pick<Media, 'poster' | 'phone'> {
  const { poster, phone } = buildVideoCopyFacts(address, copies);
  const pickSize = ({ width, height }: { readonly width: number; readonly height: number }) => ({
    width,
    height,
  });
  return {
    ...(poster && copies?.poster && { poster: { url: poster, ...pickSize(copies.poster) } }),
    ...(phone &&
      copies?.phone && {
        phone: {
          ...{ url: phone.src, mimeType: phone.type, size: copies.phone.size },
          ...pickSize(copies.phone),
        },
      }),
  };
}
