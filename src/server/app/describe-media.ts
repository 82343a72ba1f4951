import type { JsonSchema } from '#content/block/block-schema.ts';
import { imageFormats, imageQuality, imageWidths } from '#content/media/image-url.ts';
import { imageHeights } from '#server/media/serve/variant.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { describeErrors, headers, textBodySchema } from './describe-answers.ts';
import { knownTagDescription, type Operation, type Parameter } from './describe-call.ts';
import type { Schemas } from './schemas.ts';

export const mediaFilePath = '/media/{id}/{name}';

const describeHeader = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: textBodySchema,
});

const describeVariantParameter = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const parameters: readonly Parameter[] = [
  { name: 'id', in: 'path', required: true, description: 'The file’s id.', schema: textBodySchema },
  {
    name: 'name',
    in: 'path',
    required: true,
    description: 'Any name, for people. The file’s `url` is the whole path.',
    schema: textBodySchema,
  },
  describeVariantParameter(
    'w',
    'Width in pixels. Without `w`, `h`, `q`, `f` and `size` the answer is the original. SVGs are always the original, and videos without `f` or `size`.',
    { type: 'integer', enum: imageWidths },
  ),
  describeVariantParameter('h', 'Height in pixels. With a width: the box to fill.', {
    type: 'integer',
    enum: imageHeights,
  }),
  describeVariantParameter('q', 'JPEG quality. The nearest quality that the site renders is used.', {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: imageQuality.normal,
  }),
  describeVariantParameter(
    'f',
    'For an animation, `jpg` is the first frame; for a GIF, `webp` is a lighter animation or else the GIF. For a video, every format is the poster or else the video; for a PDF, `jpg` is a page. Any other format of these is the original.',
    { type: 'string', enum: imageFormats },
  ),
  describeVariantParameter(
    'p',
    'The page of a PDF, with `f=jpg`. Pages after the first are for members only.',
    {
      type: 'integer',
      minimum: 1,
      default: 1,
    },
  ),
  describeVariantParameter(
    'size',
    'The phone rendition of a video, or the video without one. Other files have none.',
    {
      type: 'string',
      enum: ['phone'],
    },
  ),
  describeVariantParameter(
    'v',
    'The version of the video’s poster or phone rendition. It does not select one: caches keep the answer for a year if it is current, else for minutes.',
    { type: 'string', pattern: '^[0-9a-f]{8}$' },
  ),
  describeHeader('If-None-Match', knownTagDescription),
  describeHeader('Range', 'A range of bytes of the original (RFC 9110, 14.2).'),
  describeHeader(
    'If-Range',
    'The `ETag` of the original that the range belongs to. If it has changed, the answer is the whole file.',
  ),
];

/** Describes how to get a media file or a variant of an image. */
export function describeMediaFile(schemas: Schemas): Operation {
  const shown = Object.values(mediaTypes).filter(({ extension }) => extension !== mediaTypes.zip.extension);
  const types = [...new Set(shown.map(({ mimeType }) => mimeType))];
  const bytes = Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  const range = {
    'Content-Range': { description: 'The range of bytes, and the total.', schema: textBodySchema },
  };
  const revision = headers.revision('editor');
  return {
    operationId: 'getMediaFile',
    tags: ['Media'],
    summary: 'A file, or a rendition of an image in a size, quality and format that the site uses.',
    description: 'Visitors get the rendition nearest to their request, of those that the site itself uses.',
    security: [{}, { media: [] }],
    parameters,
    responses: {
      200: { description: 'The file.', headers: revision, content: bytes },
      206: {
        description: 'The requested bytes.',
        headers: { ...revision, ...range },
        content: bytes,
      },
      302: {
        description: 'A slide deck, which has its own URL under `/decks`.',
        headers: { Location: { description: 'The URL of the first page.', schema: textBodySchema } },
      },
      304: { description: 'Not modified.', headers: revision },
      416: { description: 'The file ends before these bytes.', headers: { ...revision, ...range } },
      ...describeErrors(['input/invalid', 'media/not-found', 'server/failed', 'server/unavailable'], schemas),
    },
  };
}
