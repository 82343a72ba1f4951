import { AppError } from '#server/http/app-error.ts';

export type BucketAction = 'read' | 'write' | 'list' | 'remove';

/**
 * A bucket that could not do what it was asked; whoever asks may try again. The error of its client stays behind: that
 * may carry the key, the signature and whole answers, and this one goes to a log.
 */
export class BucketFailure extends AppError {
  override name = 'BucketFailure';
  readonly action: BucketAction;
  /** In the words of the service (`AccessDenied`), of the network (`ECONNREFUSED`) or of ours. */
  readonly reason: string;
  /** HTTP status of the bucket's answer; 0 without one. */
  readonly answered: number;

  constructor(action: BucketAction, key: string, error: unknown) {
    super('server/unavailable');
    this.action = action;
    this.reason = getBucketErrorName(error);
    this.answered = answeredOf(error);
    this.cause = new Error(`The bucket could not ${action} “${key}”: ${this.reason} (${this.answered})`);
  }
}

/** HTTP status of an error of the bucket's client; 0 where no answer came. */
export function answeredOf(error: unknown): number {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
}

/** What an error of the bucket's client is called; nothing of what it says. */
export function getBucketErrorName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return (
    [code, name].find((word) => typeof word === 'string' && word !== '' && word !== 'Error')?.toString() ??
    'unknown'
  );
}
