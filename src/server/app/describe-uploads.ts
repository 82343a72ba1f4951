import { partType, uploadsPath } from '#api/endpoints/uploads.ts';
import type { ErrorCode } from '#api/error-catalogue.ts';
import { describeErrors, headers, textBodySchema } from './describe-answers.ts';
import type { Operation, Parameter } from './describe-call.ts';
import type { Schemas } from './schemas.ts';

const count = { type: 'integer', minimum: 0 };

const header = (
  name: string,
  description: string,
  schema: Parameter['schema'] = textBodySchema,
): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const protocol = header('Tus-Resumable', 'The protocol’s version: 1.0.0.', { const: '1.0.0' });
const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id, which is the last part of the upload’s URL.',
  schema: textBodySchema,
};

const ofAll: readonly ErrorCode[] = [
  'input/invalid',
  'auth/required',
  'upload/wrong-protocol',
  'server/failed',
  'server/unavailable',
];
const ofOne: readonly ErrorCode[] = [...ofAll, 'upload/not-found'];
const ofWrites: readonly ErrorCode[] = ['auth/foreign-origin', 'input/too-large', 'media/wrong-type'];

/** A response without a body. */
const nothing = { 'application/octet-stream': { schema: { type: 'string', maxLength: 0 } } };

const offset = { 'Upload-Offset': { description: 'Number of bytes received.', schema: count } };

/**
 * Describes resumable uploads: requests of tus, which no endpoint declares. `finishUpload` completes them.
 */
export function uploadOperations(schemas: Schemas): Record<string, Record<string, Operation>> {
  const shared = { tags: ['Media'], description: 'For: editor', security: [{ bearer: [] }] };
  return {
    [`/api${uploadsPath}`]: {
      post: {
        ...shared,
        operationId: 'beginUpload',
        summary: 'Start an upload in parts, by tus 1.0.0 (https://tus.io/protocols/resumable-upload).',
        parameters: [
          protocol,
          header('Upload-Length', 'Size of the file in bytes.', { type: 'integer', minimum: 1 }),
          header('Upload-Metadata', '`filename`, a space, and the file’s name in base64.'),
        ],
        responses: {
          201: {
            description: 'Started, at this URL.',
            headers: headers.location,
            content: nothing,
          },
          ...describeErrors([...ofAll, ...ofWrites, 'limit/reached'], schemas),
        },
      },
    },
    [`/api${uploadsPath}/{id}`]: {
      head: {
        ...shared,
        operationId: 'askUpload',
        summary: 'Get how much of an upload has arrived.',
        parameters: [protocol, id],
        responses: {
          200: {
            description: 'The state of the upload.',
            headers: {
              ...offset,
              'Upload-Length': { description: 'The file’s size in bytes.', schema: count },
            },
            content: nothing,
          },
          ...describeErrors(ofOne, schemas),
        },
      },
      patch: {
        ...shared,
        operationId: 'sendUploadPart',
        summary:
          'Send the next part of an upload. The bytes that arrive count, even if the connection breaks off.',
        parameters: [protocol, id, header('Upload-Offset', 'Number of bytes before this part.', count)],
        requestBody: {
          required: true,
          content: { [partType]: { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          204: { description: 'Received.', headers: offset },
          ...describeErrors([...ofOne, ...ofWrites, 'upload/wrong-offset'], schemas),
        },
      },
      delete: {
        ...shared,
        operationId: 'giveUpUpload',
        summary: 'Cancel an upload and delete its bytes.',
        parameters: [protocol, id],
        responses: {
          204: { description: 'Deleted.' },
          ...describeErrors([...ofOne, ...ofWrites], schemas),
        },
      },
    },
  };
}
