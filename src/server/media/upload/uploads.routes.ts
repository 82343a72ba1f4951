import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partType, uploadsPath } from '#api/endpoints/uploads.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { requireAccess } from '#server/http/authorize.ts';
import { requireUser } from '#server/http/person.ts';
import type { Uploads } from './uploads.ts';

/** Characters of a file name; longer ones are refused. */
const longestName = 500;

/**
 * Parses the file name from `Upload-Metadata` (tus 1.0.0, creation): comma-separated pairs of a key and a
 * base64 value. Other keys are ignored. Throws 400 without a name.
 */
function uploadName(metadata: string | undefined): string {
  for (const pair of metadata?.split(',') ?? []) {
    const [key, value = '', ...rest] = pair.trim().split(' ');
    if (key !== 'filename' || rest.length > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) continue;
    const name = Buffer.from(value, 'base64').toString();
    // As in multipart forms, the folder on the uploader's computer is dropped.
    return (name.split(/[\\/]/).at(-1) ?? '').slice(0, longestName);
  }
  throw createInvalidError(
    'Upload-Metadata',
    'Name the file in Upload-Metadata, as "filename" with its name in base64.',
  );
}

const version = '1.0.0';

/** Headers of the tus protocol; no others are passed to the library or back. */
const asked = ['upload-offset', 'content-type', 'content-length'];
const answered = ['location', 'upload-offset', 'upload-length', 'connection'];

interface UploadRoute {
  readonly Params: { readonly id: string };
}

/**
 * Registers resumable uploads (tus 1.0.0 with creation and termination): create, get the offset, send a part,
 * cancel. Requests pass the same hooks as all others, and errors are those of the API.
 */
export function registerUploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  app.addHook('preClose', async () => uploads.endParts());
  app.register(async (scope) => {
    // Parts are streamed to disk.
    scope.addContentTypeParser(partType, (_request, _body, done) => done(null));
    scope.post(`/api${uploadsPath}`, guarded, async (request, reply) => {
      const { headers, viewer } = request;
      const file = {
        name: uploadName(joinHeader(headers['upload-metadata'])),
        size: readUploadLength(request),
      };
      return answer(reply, await uploads.begin(requireUser(viewer).id, file));
    });

    scope.route<UploadRoute>({
      ...guarded,
      method: ['HEAD', 'DELETE'],
      url: `/api${uploadsPath}/:id`,
      handler: async ({ method, viewer, params }, reply) =>
        answer(reply, await uploads.ask(requireUser(viewer).id, params.id, { method, headers: {} })),
    });

    scope.patch<UploadRoute>(`/api${uploadsPath}/:id`, guarded, async (request, reply) => {
      const { raw, viewer, params, method } = request;
      const { body, drop, breakOff } = readAtWill(raw);
      const unwatch = request.server.whileSignedIn(request, breakOff);
      try {
        const headers = pickKnownHeaders(request);
        return answer(reply, await uploads.ask(requireUser(viewer).id, params.id, { method, headers, body }));
      } catch (error) {
        if (raw.errored && !(error instanceof AppError))
          throw new AppError('input/invalid', { message: lost });
        throw error;
      } finally {
        unwatch();
        drop();
      }
    });
  });
}

const lost = 'The connection was lost.';

const guarded = {
  config: { access: 'editor' as const },
  // Runs before the body is read.
  onRequest: requireAccess('editor'),
  preHandler: requireProtocol,
};

async function requireProtocol({ headers, query }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('tus-resumable', version);
  if (headers['tus-resumable'] !== version) {
    reply.header('tus-version', version);
    throw new AppError('upload/wrong-protocol');
  }
  // Includes dry runs, which only apply when an upload is finished.
  const [field] = Object.keys(query as object);
  if (field !== undefined) throw createInvalidError(field, `"${field}" is not a field of this call.`);
}

function readUploadLength({ headers }: FastifyRequest): number {
  const length = joinHeader(headers['upload-length']) ?? '';
  const size = Number(length);
  if (/^[1-9]\d*$/.test(length) && Number.isSafeInteger(size)) return size;
  throw createInvalidError(
    'Upload-Length',
    'Send the size in bytes in Upload-Length: a whole number above 0.',
  );
}

function pickKnownHeaders({ headers }: FastifyRequest): Record<string, string> {
  const given = asked.map((name) => [name, joinHeader(headers[name])] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Joins a repeated header, whose value is then invalid. */
function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!response.ok) throw await readRefusal(response);
  for (const name of answered) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(response.status).send();
}

/** Translates an error of the tus library into one of the catalogue. */
async function readRefusal(response: Response): Promise<Error> {
  const sentence = (await response.text()).trim();
  switch (response.status) {
    case 404:
    case 410:
      return new AppError('upload/not-found');
    case 409:
      return new AppError('upload/wrong-offset');
    case 413:
      return new AppError('input/too-large', { message: 'The upload has more bytes than announced.' });
    default:
      if (response.status < 500) return new AppError('input/invalid', { message: sentence });
      return new Error(`A part of an upload could not be stored: ${sentence}`);
  }
}

/**
 * Wraps a body so that its reader may stop early: the rest is read and dropped, and the client receives the
 * error.
 */
function readAtWill(raw: IncomingMessage) {
  const body = new PassThrough();
  const breakOff = () => {
    if (!raw.readableEnded) body.destroy(new Error(lost));
  };
  raw.once('error', breakOff);
  raw.once('close', breakOff);
  raw.pipe(body);
  const drop = () => {
    raw.unpipe(body);
    raw.resume();
  };
  return { body: Readable.toWeb(body) as ReadableStream, drop, breakOff };
}
