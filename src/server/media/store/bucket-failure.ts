import { AppError } from '#server/http/app-error.ts';

export type BucketAction = 'read' | 'write' | 'list' | 'remove';

/**
 * A failed request to a bucket, which can be retried. The client's own error is dropped: it may contain the
 * key, the signature and whole responses, and this one is logged.
 */
export class BucketFailure extends AppError {
  override name = 'BucketFailure';
  readonly action: BucketAction;
  /** Code of the service (`AccessDenied`), of the network (`ECONNREFUSED`) or of Vitrine. */
  readonly reason: string;
  /** HTTP status of the bucket's response; 0 without one. */
  readonly answered: number;

  constructor(action: BucketAction, key: string, error: unknown) {
    super('server/unavailable');
    this.action = action;
    this.reason = getBucketErrorName(error);
    this.answered = getResponseStatus(error);
    this.cause = new Error(`The bucket could not ${action} “${key}”: ${this.reason} (${this.answered})`);
  }
}

/** Reads the HTTP status from an error of the S3 client; 0 without a response. */
export function getResponseStatus(error: unknown): number {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
}

/** Reads the code of an error of the S3 client, and nothing of its message. */
export function getBucketErrorName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return (
    [code, name].find((word) => typeof word === 'string' && word !== '' && word !== 'Error')?.toString() ??
    'unknown'
  );
}
