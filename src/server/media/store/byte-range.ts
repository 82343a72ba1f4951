/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a `Range` header asks for. Undefined means the whole file: also for several parts at once or
 * for other units, which a server may leave unheard. `unsatisfiable` lies beyond the file's end.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? undefined : { start, end };
}

interface RangeHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | undefined;
}

/** The part of a file that a request asks for: the whole file where it means one with another tag (RFC 9110, 13.1.5). */
export function rangeAsked(
  { range, 'if-range': ifRange }: RangeHeaders,
  tag: string,
  size: number,
): ReturnType<typeof parseRange> {
  return ifRange === undefined || ifRange === tag ? parseRange(range, size) : undefined;
}
