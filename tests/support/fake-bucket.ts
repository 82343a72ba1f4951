import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketLocation } from '#server/media/store/media-location.ts';

/**
 * An in-memory fake of the part of S3 that the store uses: put, get with a range, head, delete and paginated
 * lists. It checks signatures. The fakes in the registry lack parts of this, or store other bytes than were
 * sent.
 */
export interface FakeBucket {
  readonly location: BucketLocation;
  readonly objects: Map<string, FakeObject>;
  /** Requests in order, such as `GET ab/file`. */
  readonly asked: string[];
  /** Called before each request. Returns the fault to simulate, if any. */
  fault: (request: BucketRequest) => Fault | undefined;
  close(): Promise<void>;
}

interface FakeObject {
  readonly bytes: Buffer;
  readonly putAt: Date;
}

interface BucketRequest {
  readonly method: string;
  readonly key: string;
  readonly range: string | undefined;
}

export type Fault =
  /** Refuses the request with this status and error code. */
  | { readonly answers: number; readonly code: string }
  /** Cuts the connection: before anything is done, in the middle of the file, or before the response. */
  | 'cut before'
  | 'cut in the midst'
  | 'cut after'
  /** Never responds. */
  | 'silent'
  /** Ignores the requested range. */
  | 'whole instead of range';

interface FakeOptions {
  /** Files per page of a list. */
  readonly pageSize?: number;
}

const keys = { accessKey: 'AKFAKE', secretKey: 'a-secret/of+the-fake' };

export async function openFakeBucket({ pageSize = 2 }: FakeOptions = {}): Promise<FakeBucket> {
  const objects = new Map<string, FakeObject>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) refuse(response, error);
      // The client is gone.
      else response.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const fake: FakeBucket = {
    location: {
      kind: 'bucket',
      bucket: 'files',
      folder: 'site/media',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      ...keys,
    },
    objects,
    asked,
    fault: () => undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://bucket');
    const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const { method = '' } = request;
    asked.push(`${method} ${key}`);
    const fault = fake.fault({ method, key, range: request.headers.range });
    if (fault === 'silent') return;
    if (fault === 'cut before') return void response.destroy();
    if (typeof fault === 'object') throw new Refusal(fault.answers, fault.code);
    const body = await readBody(request, fault === 'cut in the midst');
    checkSignature(request, url, body);
    if (bucket !== fake.location.bucket) throw new Refusal(404, 'NoSuchBucket');
    if (method === 'PUT') {
      objects.set(key, { bytes: body, putAt: new Date() });
      return fault === 'cut after' ? void response.destroy() : void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      if (fault === 'cut after') return void response.destroy();
      return void response.writeHead(204).end();
    }
    if (method === 'GET' && key === '') return list(url.searchParams, response);
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(501, 'NotImplemented');
    return send(request, response, key, fault);
  }

  function send(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    key: string,
    fault: Fault | undefined,
  ): void {
    const object = objects.get(key);
    if (!object) throw new Refusal(404, 'NoSuchKey');
    const tag = `"${sha256(object.bytes)}"`;
    const wanted = headers['if-match'];
    if (wanted !== undefined && wanted !== tag) throw new Refusal(412, 'PreconditionFailed');
    const { length } = object.bytes;
    response.setHeader('etag', tag);
    response.setHeader('last-modified', object.putAt.toUTCString());
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const isPart = first !== '' && fault !== 'whole instead of range';
    const part = isPart ? object.bytes.subarray(Number(first), Number(last) + 1) : object.bytes;
    if (isPart) response.setHeader('content-range', `bytes ${first}-${last}/${length}`);
    response.writeHead(isPart ? 206 : 200, { 'content-length': part.length });
    if (method === 'HEAD') return void response.end();
    if (fault !== 'cut in the midst') return void response.end(part);
    response.write(part.subarray(0, part.length / 2), () => response.destroy());
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const rest = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = rest.slice(0, pageSize);
    const contents = page.map((key) => {
      const { bytes, putAt } = objects.get(key) ?? { bytes: Buffer.alloc(0), putAt: new Date(0) };
      return `<Contents><Key>${key}</Key><LastModified>${putAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isCut = rest.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  }

  return fake;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends an error as Amazon does, with details that must not leak: the key, and the string that was signed.
 */
function refuse(response: ServerResponse, { status, code }: Refusal): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No: ${keys.accessKey}</Message><AWSAccessKeyId>${keys.accessKey}</AWSAccessKeyId><StringToSign>${keys.secretKey}</StringToSign></Error>`,
  );
}

async function readBody(request: IncomingMessage, cuts: boolean): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const half = Number(request.headers['content-length'] ?? 0) / 2;
  for await (const part of request as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (cuts && length >= half) request.destroy();
  }
  return Buffer.concat(parts);
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Checks Signature Version 4, computed from the request as it was received. */
function checkSignature(request: IncomingMessage, url: URL, body: Buffer): void {
  const { headers, method } = request;
  const [, id, date = '', region = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== keys.accessKey) throw new Refusal(403, 'InvalidAccessKeyId');
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const encodeComponent = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeComponent(name)}=${encodeComponent(value)}`)
    .sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query.join('&'), lines.join(''), signed, hash].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretKey}`);
  const right = hmac(key, text);
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) throw new Refusal(403, 'SignatureDoesNotMatch');
}
