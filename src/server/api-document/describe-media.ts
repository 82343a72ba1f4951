import type { JsonSchema } from '#content/block-schema.ts';
import { imageFormats, imageQuality, imageWidths } from '#content/image-url.ts';
import { mediaTypes } from '#server/media/media-type.ts';
import { imageHeights } from '#server/media/variant.ts';
import { describeErrors, headers, text } from './describe-answers.ts';
import type { Operation, Parameter } from './describe-call.ts';
import type { Schemas } from './schemas.ts';

export const mediaFilePath = '/media/{id}/{name}';

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text,
});

const variant = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const parameters: readonly Parameter[] = [
  { name: 'id', in: 'path', required: true, description: "The file's id.", schema: text },
  {
    name: 'name',
    in: 'path',
    required: true,
    description: 'Any name: it is for people. The whole address is the `url` of the file.',
    schema: text,
  },
  variant('w', 'Width in pixels. Without any of these four it is the file as it was uploaded.', {
    type: 'integer',
    enum: imageWidths,
  }),
  variant('h', 'Height in pixels; with a width, the box that is filled.', {
    type: 'integer',
    enum: imageHeights,
  }),
  variant('q', 'Quality as JPEG counts it; the nearest one that the site renders is taken.', {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: imageQuality.normal,
  }),
  variant('f', 'Format. Of what moves, `jpg` is the first frame, and anything else the original.', {
    type: 'string',
    enum: imageFormats,
  }),
  header('If-None-Match', 'The `ETag` of what is known already; while it has not changed, a 304.'),
  header('Range', 'Some bytes of an original (RFC 9110, 14.2).'),
  header('If-Range', 'The `ETag` of the original that the range is of; of another one, all of it comes.'),
];

/** How a file of the media library, or a smaller copy of a picture, is fetched. */
export function mediaFileOperation(schemas: Schemas): Operation {
  const shown = Object.values(mediaTypes).filter(({ extension }) => extension !== mediaTypes.zip.extension);
  const types = [...new Set(shown.map(({ mimeType }) => mimeType))];
  const bytes = Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  const range = { 'Content-Range': { description: 'Which bytes, and of how many.', schema: text } };
  const revision = headers.revision('editor');
  return {
    operationId: 'getMediaFile',
    tags: ['Media'],
    summary: 'A file, or a copy of a picture in the size, quality and format that the site renders.',
    description: 'Visitors get the copies that the site itself renders: the nearest to what they ask for.',
    security: [{}, { media: [] }],
    parameters,
    responses: {
      200: { description: 'The file.', headers: revision, content: bytes },
      206: {
        description: 'The bytes that were asked for.',
        headers: { ...revision, ...range },
        content: bytes,
      },
      302: {
        description: 'A slide deck, which opens at an address of its own under `/decks`.',
        headers: { Location: { description: 'Where it begins.', schema: text } },
      },
      304: { description: 'It has not changed.', headers: revision },
      416: { description: 'The file ends before these bytes.', headers: { ...revision, ...range } },
      ...describeErrors(['input/invalid', 'media/not-found', 'server/failed', 'server/unavailable'], schemas),
    },
  };
}
