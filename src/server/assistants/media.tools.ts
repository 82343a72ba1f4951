import { z } from 'zod';
import { listMedia, type Media, uploadMedia } from '#api/endpoints/media.ts';
import { formatMediaUrl } from '#server/media/store/media-address.ts';
import { findProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { defineTool, mostListed, skipField } from './tool.ts';

export const searchMedia = defineTool({
  name: 'search_media',
  title: 'Search the media library',
  description:
    'Finds images, videos and documents in the media library by name, alt text or tag, newest first, fifty at a time. Blocks refer to a file by its url. Files on protected pages are left out.',
  input: z.strictObject({
    search: z
      .string()
      .max(200)
      .describe('Text in the name, alt text or tags; by default all files.')
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
    return { number: found.length, files: found.slice(skip, skip + mostListed).map(describeMedia) };
  },
});

/** Characters of data that fit into one message. */
const longestData = 4_800_000;

export const uploadMediaTool = defineTool({
  name: 'upload_media',
  title: 'Upload a file',
  description:
    'Uploads a file of at most 3.5 MB to the media library: JPEG, PNG, WebP, AVIF, GIF, SVG, HEIC, MP4, WebM or PDF. Visitors see it once a page with it is published; write the alt text in the block that shows it. Ask a member of the studio to upload larger files.',
  input: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('The file’s name, such as `facade.jpg`. The type is read from the bytes.'),
    data: z
      .base64('must be the bytes of the file in base64')
      .min(1)
      .max(
        longestData,
        'is larger than one call can carry (3.5 MB). Ask a member of the studio to upload it in the editor',
      ),
  }),
  reads: false,
  run: async ({ name, data }, { api, db }) => {
    const file = await api.upload(uploadMedia, {}, new File([Buffer.from(data, 'base64')], name));
    const isClosed = (await findProtectedMedia(db, [file.id])).has(file.id);
    return describeMedia(isClosed ? hideStoredDetails(file, name) : file);
  },
});

/** Hides the name and texts of a file that was in the library already. */
function hideStoredDetails({ id, url, ...file }: Media, name: string): Media {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const { alt: _alt, tags: _tags, ...bare } = file;
  return { ...bare, id, name, url: formatMediaUrl(id, name, extension), decorative: false };
}

function describeMedia({ url, name, mimeType, width, height, duration, alt, decorative, tags }: Media) {
  return { url, name, mimeType, width, height, duration, alt, decorative, tags };
}
