import { partType, uploadsPath } from '#api/endpoints/uploads.ts';
import type { ErrorCode } from '#api/errors.ts';
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

const protocol = header('Tus-Resumable', 'The version of the protocol: 1.0.0.', { const: '1.0.0' });
const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: "The upload's id, with which its address ends.",
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

const offset = { 'Upload-Offset': { description: 'How many bytes have come.', schema: count } };

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
        summary: 'Begin an upload in parts, by tus 1.0.0 (https://tus.io/protocols/resumable-upload).',
        parameters: [
          protocol,
          header('Upload-Length', 'How many bytes the file has.', { type: 'integer', minimum: 1 }),
          header('Upload-Metadata', '`filename` and the name of the file in base64, with a space between.'),
        ],
        responses: {
          201: {
            description: 'It has been begun, at this address.',
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
        summary: 'How much of an upload has come.',
        parameters: [protocol, id],
        responses: {
          200: {
            description: 'How much there is.',
            headers: { ...offset, 'Upload-Length': { description: 'Of how many.', schema: count } },
            content: nothing,
          },
          ...describeErrors(ofOne, schemas),
        },
      },
      patch: {
        ...shared,
        operationId: 'sendUploadPart',
        summary: 'Send the next part of an upload. What of it arrives counts, also where the rest does not.',
        parameters: [protocol, id, header('Upload-Offset', 'How many bytes came before.', count)],
        requestBody: {
          required: true,
          content: { [partType]: { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          204: { description: 'It has come.', headers: offset },
          ...describeErrors([...ofOne, ...ofWrites, 'upload/wrong-offset'], schemas),
        },
      },
      delete: {
        ...shared,
        operationId: 'giveUpUpload',
        summary: 'Give an upload up: what has come of it is removed.',
        parameters: [protocol, id],
        responses: {
          204: { description: 'It is gone.' },
          ...describeErrors([...ofOne, ...ofWrites], schemas),
        },
      },
    },
  };
}
