import { z } from 'zod';
import { listMedia, type Media, uploadMedia } from '#api/endpoints/media.ts';
import { formatMediaUrl } from '#server/media/store/media-address.ts';
import { findProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { defineTool, mostListed, skipField } from './tool.ts';

export const searchMedia = defineTool({
  name: 'search_media',
  title: 'Search the library',
  description:
    'Finds pictures, films and documents of the library by name, alt text or tag, the newest first. Blocks name a file by its url. Files of protected pages are not among them. Fifty at a time.',
  input: z.strictObject({
    search: z
      .string()
      .max(200)
      .describe('What its name, alt text or tags have in them. Left out, all of them.')
      .optional(),
    type: z.enum(['image', 'video', 'application']).describe('The first part of the media type.').optional(),
    skip: skipField,
  }),
  reads: true,
  run: async ({ search = '', type, skip }, { api, db }) => {
    const { data } = await api.call(listMedia, {});
    const closed = await findProtectedMedia(db);
    const wanted = search.trim().toLowerCase();
    const found = data.filter(
      ({ id, name, alt, tags, mimeType }) =>
        !closed.has(id) &&
        (type === undefined || mimeType.startsWith(`${type}/`)) &&
        JSON.stringify([name, alt, tags]).toLowerCase().includes(wanted),
    );
    return { number: found.length, files: found.slice(skip, skip + mostListed).map(told) };
  },
});

/** Characters of data that fit into one message. */
const longestData = 4_800_000;

export const uploadMediaTool = defineTool({
  name: 'upload_media',
  title: 'Upload a file',
  description:
    'Puts a file into the library, where nobody sees it until a page that shows it is published: a picture (JPEG, PNG, WebP, AVIF, GIF, SVG, HEIC), a film (MP4, WebM) or a PDF, of 3.5 MB at most. Larger ones are uploaded by somebody in the editor. Write the alt text in the block that shows it.',
  input: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('Its file name, such as `facade.jpg`. What the file is, its bytes say.'),
    data: z
      .base64('must be the bytes of the file in base64')
      .min(1)
      .max(
        longestData,
        'is more than one call can carry: 3.5 MB. Ask somebody of the studio to upload it in the editor',
      ),
  }),
  reads: false,
  run: async ({ name, data }, { api, db }) => {
    const file = await api.upload(uploadMedia, {}, new File([Buffer.from(data, 'base64')], name));
    const isClosed = (await findProtectedMedia(db, [file.id])).has(file.id);
    return told(isClosed ? hideStoredDetails(file, name) : file);
  },
});

/** Hides the name and texts of a file that was in the library already. */
function hideStoredDetails({ id, url, ...file }: Media, name: string): Media {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const { alt: _alt, tags: _tags, ...bare } = file;
  return { ...bare, id, name, url: formatMediaUrl(id, name, extension), decorative: false };
}

function told({ url, name, mimeType, width, height, duration, alt, decorative, tags }: Media) {
  return { url, name, mimeType, width, height, duration, alt, decorative, tags };
}
