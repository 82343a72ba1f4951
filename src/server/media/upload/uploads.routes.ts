import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partType, uploadsPath } from '#api/endpoints/uploads.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { requireAccess } from '#server/http/authorize.ts';
import { signedIn } from '#server/http/person.ts';
import type { Uploads } from './uploads.ts';

/** A name is for people; what is longer than this is none. */
const longestName = 500;

/**
 * The name of a file in `Upload-Metadata` (tus 1.0.0, creation): pairs of a key and a value in base64, with commas between
 * them. What other keys say is nobody's business here. Throws 400 where there is no name.
 */
function uploadName(metadata: string | undefined): string {
  for (const pair of metadata?.split(',') ?? []) {
    const [key, value = '', ...rest] = pair.trim().split(' ');
    if (key !== 'filename' || rest.length > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) continue;
    const name = Buffer.from(value, 'base64').toString();
    // As forms are read: where it stood on somebody's computer is no part of its name.
    return (name.split(/[\\/]/).at(-1) ?? '').slice(0, longestName);
  }
  throw invalid(
    'Upload-Metadata',
    'Name the file in Upload-Metadata, as "filename" with its name in base64.',
  );
}

const version = '1.0.0';

/** What the protocol asks with, and what it answers with; nothing else goes to the library or comes from it. */
const asked = ['upload-offset', 'content-type', 'content-length'];
const answered = ['location', 'upload-offset', 'upload-length', 'connection'];

interface OfUpload {
  readonly Params: { readonly id: string };
}

/**
 * How files come in parts (tus 1.0.0 with creation and termination): begin one, ask how much of it has come, send the next
 * part, give it up. Its requests go through the same hooks as all others, and its refusals are the API's.
 */
export function uploadsRoutes(app: FastifyInstance, uploads: Uploads): void {
  app.addHook('preClose', async () => uploads.endParts());
  app.register(async (scope) => {
    // A part is written as it comes.
    scope.addContentTypeParser(partType, (_request, _body, done) => done(null));
    scope.post(`/api${uploadsPath}`, guarded, async (request, reply) => {
      const { headers, viewer } = request;
      const file = { name: uploadName(textOf(headers['upload-metadata'])), size: lengthOf(request) };
      return answer(reply, await uploads.begin(signedIn(viewer).id, file));
    });

    scope.route<OfUpload>({
      ...guarded,
      method: ['HEAD', 'DELETE'],
      url: `/api${uploadsPath}/:id`,
      handler: async ({ method, viewer, params }, reply) =>
        answer(reply, await uploads.ask(signedIn(viewer).id, params.id, { method, headers: {} })),
    });

    scope.patch<OfUpload>(`/api${uploadsPath}/:id`, guarded, async (request, reply) => {
      const { raw, viewer, params, method } = request;
      const { body, drop, breakOff } = readAtWill(raw);
      const unwatch = request.server.whileSignedIn(request, breakOff);
      try {
        const headers = known(request);
        return answer(reply, await uploads.ask(signedIn(viewer).id, params.id, { method, headers, body }));
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
  // Before anything of the body is read.
  onRequest: requireAccess('editor'),
  preHandler: requireProtocol,
};

async function requireProtocol({ headers, query }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('tus-resumable', version);
  if (headers['tus-resumable'] !== version) {
    reply.header('tus-version', version);
    throw new AppError('upload/wrong-protocol');
  }
  // A dry run among them: what has come in parts is tried where it ends.
  const [field] = Object.keys(query as object);
  if (field !== undefined) throw invalid(field, `"${field}" is not a field of this call.`);
}

function lengthOf({ headers }: FastifyRequest): number {
  const length = textOf(headers['upload-length']) ?? '';
  const size = Number(length);
  if (/^[1-9]\d*$/.test(length) && Number.isSafeInteger(size)) return size;
  throw invalid('Upload-Length', 'Say in Upload-Length how many bytes the file has: a whole number above 0.');
}

function known({ headers }: FastifyRequest): Record<string, string> {
  const given = asked.map((name) => [name, textOf(headers[name])] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Nobody says one of these twice on purpose. */
function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!response.ok) throw await refusalOf(response);
  for (const name of answered) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(response.status).send();
}

/** What the library refuses, in the words of our catalogue. */
async function refusalOf(response: Response): Promise<Error> {
  const sentence = (await response.text()).trim();
  switch (response.status) {
    case 404:
    case 410:
      return new AppError('upload/not-found');
    case 409:
      return new AppError('upload/wrong-offset');
    case 413:
      return new AppError('input/too-large', { message: 'More has come than the upload was said to have.' });
    default:
      if (response.status < 500) return new AppError('input/invalid', { message: sentence });
      return new Error(`A part of an upload could not be kept: ${sentence}`);
  }
}

/** A body for somebody who may stop reading: what is left is read and dropped, so that the sender hears the answer. */
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
