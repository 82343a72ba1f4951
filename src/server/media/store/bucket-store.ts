import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { answeredOf, type BucketAction, BucketFailure, getBucketErrorName } from './bucket-failure.ts';
import type { ByteRange } from './byte-range.ts';
import type { BucketLocation } from './media-location.ts';
import {
  ChangedMeanwhile,
  checkedKey,
  type ListedFile,
  type MediaStore,
  UnusableKey,
} from './media-store.ts';

/** How often a call is tried; the pauses between them grow. */
const tries = 3;
/** How many files of a folder are removed at a time. */
const removals = 8;
/** The slowest line on which a file still gets into the bucket, in bytes per ms. */
const slowestUpload = 200;

/** How long the bucket may leave us without a word, in ms. */
const usualPatience = {
  /** Until there is a connection. */
  connection: 5_000,
  /** Until an answer begins. */
  answer: 15_000,
  /** In the middle of a file: also where it is the visitor who reads no further. */
  silence: 120_000,
};

type Patience = typeof usualPatience;

/**
 * An S3-compatible bucket. A file comes into being as a whole, by one call, so nothing is ever unfinished there. Of
 * what such services can do this asks for the little that all of them can: put, get, head, delete, list.
 */
export function openBucketStore(location: BucketLocation, patience: Patience = usualPatience): MediaStore {
  const client = openClient(location, patience);
  const prefix = location.folder === '' ? '' : `${location.folder}/`;
  const at = (key: string) => ({ Bucket: location.bucket, Key: prefix + checkedKey(key) });

  async function readOnce(key: string): Promise<Buffer | undefined> {
    const found = await unlessMissing(client.send(new GetObjectCommand(at(key))));
    if (!found?.Body) return undefined;
    const bytes = await found.Body.transformToByteArray().catch((error: unknown) => {
      throw new BrokenOff(getBucketErrorName(error));
    });
    if (bytes.length !== found.ContentLength) throw new BrokenOff('too short');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** The client tries again until an answer begins, not when one breaks off. */
  async function read(key: string): Promise<Buffer | undefined> {
    for (let left = tries; ; left -= 1) {
      try {
        return await readOnce(key);
      } catch (error) {
        if (!(error instanceof BrokenOff) || left === 1) throw error;
      }
    }
  }

  async function open(key: string) {
    const found = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
    if (!found) return undefined;
    const { ContentLength: size = 0, ETag: tag } = found;
    return {
      size,
      stream: (range?: ByteRange) =>
        told('read', key, async () => {
          const asked = range && { Range: `bytes=${range.start}-${range.end}` };
          // Of the file whose size was told, and no other.
          const sent = await client
            .send(new GetObjectCommand({ ...at(key), ...asked, IfMatch: tag }))
            .catch((error: unknown) => {
              if ([404, 412].includes(answeredOf(error))) throw new ChangedMeanwhile(key);
              throw error;
            });
          const body = sent.Body as Readable;
          if (sent.ContentLength !== (range ? range.end - range.start + 1 : size)) {
            body.destroy();
            throw new OtherPart(key);
          }
          return body;
        }),
    };
  }

  /** Below a folder of ours, or all there are. */
  async function* keysBelow(folder?: string): AsyncGenerator<ListedFile[]> {
    const below = folder === undefined ? prefix : `${prefix}${checkedKey(folder)}/`;
    let token: string | undefined;
    do {
      const page = await told('list', below, () =>
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
    told('remove', key, () => unlessMissing(client.send(new DeleteObjectCommand(at(key)))));

  return {
    put: (key, bytes) =>
      told('write', key, async () => {
        await client.send(
          new PutObjectCommand({ ...at(key), Body: bytes, ContentType: 'application/octet-stream' }),
          { requestTimeout: patience.answer + bytes.length / slowestUpload },
        );
      }),
    has: (key) =>
      told(
        'read',
        key,
        async () => (await unlessMissing(client.send(new HeadObjectCommand(at(key))))) !== undefined,
      ),
    read: (key) => told('read', key, () => read(key)),
    open: (key) => told('read', key, () => open(key)),
    remove: async (key) => void (await remove(key)),
    async removeFolder(folder) {
      // One by one: not every service can remove many at once, and each then says what became of its file.
      for await (const files of keysBelow(folder)) {
        const left = files.map(({ key }) => key);
        const worker = async () => {
          for (let key = left.pop(); key !== undefined; key = left.pop()) await remove(key);
        };
        await Promise.all(Array.from({ length: removals }, worker));
      }
    },
    async *list() {
      for await (const files of keysBelow()) yield* files;
    },
  };
}

/** An answer with more or less of a file than was asked for. */
class OtherPart extends Error {
  override name = 'OtherPart';
}

/** An answer that ended before its file did. */
class BrokenOff extends Error {
  override name = 'BrokenOff';
}

function openClient({ bucket, endpoint, region, accessKey, secretKey }: BucketLocation, patience: Patience) {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    // A name before the address of another service, or with dots in it, has no certificate.
    forcePathStyle: endpoint !== undefined || bucket.includes('.'),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: tries,
    retryMode: 'standard',
    // Services that do not know the newer checksums store the frame they come in as if it were the file.
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

/** What fails in the bucket, as an answer that says to try again, with what it was for the log. */
async function told<T>(action: BucketAction, key: string, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BucketFailure || error instanceof UnusableKey) throw error;
    throw new BucketFailure(action, key, error);
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    // A bucket that is not there is no missing file.
    if (answeredOf(error) === 404 && getBucketErrorName(error) !== 'NoSuchBucket') return undefined;
    throw error;
  }
}
