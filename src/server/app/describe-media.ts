import type { JsonSchema } from '#content/block/block-schema.ts';
import { imageFormats, imageQuality, imageWidths } from '#content/media/image-url.ts';
import { imageHeights } from '#server/media/serve/variant.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { describeErrors, headers, textBodySchema } from './describe-answers.ts';
import type { Operation, Parameter } from './describe-call.ts';
import type { Schemas } from './schemas.ts';

export const mediaFilePath = '/media/{id}/{name}';

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: textBodySchema,
});

const variant = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const parameters: readonly Parameter[] = [
  { name: 'id', in: 'path', required: true, description: "The file's id.", schema: textBodySchema },
  {
    name: 'name',
    in: 'path',
    required: true,
    description: 'Any name: it is for people. The whole address is the `url` of the file.',
    schema: textBodySchema,
  },
  variant(
    'w',
    'Width in pixels. Without `w`, `h`, `q`, `f` and `size` it is the file as the library keeps it, which is how drawings always come, and films without `f` or `size`.',
    { type: 'integer', enum: imageWidths },
  ),
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
  variant(
    'f',
    'Format. Of a picture that moves, `jpg` is the first frame; of a gif, `webp` is all frames in a lighter form, and the gif until that has been made or where it would not be lighter; anything else is the original. Of a film, each is its poster, and the film where it has none. Of a PDF, `jpg` is a page, and anything else the PDF.',
    { type: 'string', enum: imageFormats },
  ),
  variant('p', 'Page of a PDF, with `f=jpg`. Others than the first are for people who are signed in.', {
    type: 'integer',
    minimum: 1,
    default: 1,
  }),
  variant('size', 'Of a film, its size for phones, and the film where it has none. No other file has one.', {
    type: 'string',
    enum: ['phone'],
  }),
  variant(
    'v',
    'Which poster or size for phones of a film the address was written for. It chooses nothing: browsers keep the answer for a year where it is this one, else for minutes.',
    { type: 'string', pattern: '^[0-9a-f]{8}$' },
  ),
  header('If-None-Match', 'The `ETag` of what is known already; while it has not changed, a 304.'),
  header('Range', 'Some bytes of an original (RFC 9110, 14.2).'),
  header('If-Range', 'The `ETag` of the original that the range is of; of another one, all of it comes.'),
];

/** Describes how to get a media file or a variant of an image. */
export function describeMediaFile(schemas: Schemas): Operation {
  const shown = Object.values(mediaTypes).filter(({ extension }) => extension !== mediaTypes.zip.extension);
  const types = [...new Set(shown.map(({ mimeType }) => mimeType))];
  const bytes = Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  const range = { 'Content-Range': { description: 'Which bytes, and of how many.', schema: textBodySchema } };
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
        headers: { Location: { description: 'Where it begins.', schema: textBodySchema } },
      },
      304: { description: 'It has not changed.', headers: revision },
      416: { description: 'The file ends before these bytes.', headers: { ...revision, ...range } },
      ...describeErrors(['input/invalid', 'media/not-found', 'server/failed', 'server/unavailable'], schemas),
    },
  };
}
