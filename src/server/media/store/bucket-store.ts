import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type BucketAction, BucketFailure, getBucketErrorName, getResponseStatus } from './bucket-failure.ts';
import type { ByteRange } from './byte-range.ts';
import type { BucketLocation } from './media-location.ts';
import {
  FileChangedError,
  type ListedFile,
  type MediaStore,
  UnusableKey,
  validateKey,
} from './media-store.ts';

/** Attempts per request; the pauses between them grow. */
const tries = 3;
/** Parallel deletions when a folder is removed. */
const removals = 8;
/** Lowest upload speed that is tolerated, in bytes per ms. */
const slowestUpload = 200;

/** Timeouts, in ms. */
const usualPatience = {
  /** Until the connection is open. */
  connection: 5_000,
  /** Until the response begins. */
  answer: 15_000,
  /** Between two chunks of a file, also if the visitor is the slow reader. */
  silence: 120_000,
};

type Patience = typeof usualPatience;

/**
 * Opens an S3-compatible bucket. Each file is written by one request, so nothing is ever unfinished. Uses
 * only what all such services support: put, get, head, delete, list.
 */
export function openBucketStore(location: BucketLocation, patience: Patience = usualPatience): MediaStore {
  const client = openClient(location, patience);
  const prefix = location.folder === '' ? '' : `${location.folder}/`;
  const toObjectParams = (key: string) => ({ Bucket: location.bucket, Key: prefix + validateKey(key) });

  async function readOnce(key: string): Promise<Buffer | undefined> {
    const found = await ignoreMissing(client.send(new GetObjectCommand(toObjectParams(key))));
    if (!found?.Body) return undefined;
    const bytes = await found.Body.transformToByteArray().catch((error: unknown) => {
      throw new TruncatedResponseError(getBucketErrorName(error));
    });
    if (bytes.length !== found.ContentLength) throw new TruncatedResponseError('too short');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /**
   * Reads a whole file. The client only retries until a response begins, so this retries responses that break
   * off.
   */
  async function read(key: string): Promise<Buffer | undefined> {
    for (let left = tries; ; left -= 1) {
      try {
        return await readOnce(key);
      } catch (error) {
        if (!(error instanceof TruncatedResponseError) || left === 1) throw error;
      }
    }
  }

  async function open(key: string) {
    const found = await ignoreMissing(client.send(new HeadObjectCommand(toObjectParams(key))));
    if (!found) return undefined;
    const { ContentLength: size = 0, ETag: tag } = found;
    return {
      size,
      stream: (range?: ByteRange) =>
        wrapFailure('read', key, async () => {
          const asked = range && { Range: `bytes=${range.start}-${range.end}` };
          // `IfMatch` requests the same version whose size was reported.
          const sent = await client
            .send(new GetObjectCommand({ ...toObjectParams(key), ...asked, IfMatch: tag }))
            .catch((error: unknown) => {
              if ([404, 412].includes(getResponseStatus(error))) throw new FileChangedError(key);
              throw error;
            });
          const body = sent.Body as Readable;
          if (sent.ContentLength !== (range ? range.end - range.start + 1 : size)) {
            body.destroy();
            throw new RangeMismatchError(key);
          }
          return body;
        }),
    };
  }

  /** Lists the keys below a folder, or all of them. */
  async function* listKeysBelow(folder?: string): AsyncGenerator<ListedFile[]> {
    const below = folder === undefined ? prefix : `${prefix}${validateKey(folder)}/`;
    let token: string | undefined;
    do {
      const page = await wrapFailure('list', below, () =>
        client.send(
          new ListObjectsV2Command({
            Bucket: location.bucket,
            Prefix: below,
            ContinuationToken: token,
          }),
        ),
      );
      yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
        key: Key.slice(prefix.length),
        putAt: LastModified,
      }));
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  const remove = (key: string) =>
    wrapFailure('remove', key, () =>
      ignoreMissing(client.send(new DeleteObjectCommand(toObjectParams(key)))),
    );

  return {
    put: (key, bytes) =>
      wrapFailure('write', key, async () => {
        await client.send(
          new PutObjectCommand({
            ...toObjectParams(key),
            Body: bytes,
            ContentType: 'application/octet-stream',
          }),
          { requestTimeout: patience.answer + bytes.length / slowestUpload },
        );
      }),
    has: (key) =>
      wrapFailure(
        'read',
        key,
        async () =>
          (await ignoreMissing(client.send(new HeadObjectCommand(toObjectParams(key))))) !== undefined,
      ),
    read: (key) => wrapFailure('read', key, () => read(key)),
    open: (key) => wrapFailure('read', key, () => open(key)),
    remove: async (key) => void (await remove(key)),
    async removeFolder(folder) {
      // Removes files one by one: not every service supports deletion of many at once, and some report errors
      // per file.
      for await (const files of listKeysBelow(folder)) {
        const left = files.map(({ key }) => key);
        const runWorker = async () => {
          for (let key = left.pop(); key !== undefined; key = left.pop()) await remove(key);
        };
        await Promise.all(Array.from({ length: removals }, runWorker));
      }
    },
    async *list() {
      for await (const files of listKeysBelow()) yield* files;
    },
  };
}

/** A response with more or fewer bytes than were requested. */
class RangeMismatchError extends Error {
  override name = 'RangeMismatchError';
}

/** A response that ended before its file did. */
class TruncatedResponseError extends Error {
  override name = 'TruncatedResponseError';
}

function openClient({ bucket, endpoint, region, accessKey, secretKey }: BucketLocation, patience: Patience) {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    // Bucket names as subdomains of other services, or with dots, have no valid certificate.
    forcePathStyle: endpoint !== undefined || bucket.includes('.'),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: tries,
    retryMode: 'standard',
    // Services without support for the newer checksums store the chunk framing as if it were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connection,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      socketTimeout: patience.silence,
    },
  });
}

/** Runs a request and turns its failure into a retryable error, with the reason for the log. */
async function wrapFailure<T>(action: BucketAction, key: string, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BucketFailure || error instanceof UnusableKey) throw error;
    throw new BucketFailure(action, key, error);
  }
}

async function ignoreMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    // A missing bucket is not a missing file.
    if (getResponseStatus(error) === 404 && getBucketErrorName(error) !== 'NoSuchBucket') return undefined;
    throw error;
  }
}
