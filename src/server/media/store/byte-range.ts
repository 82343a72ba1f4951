/** Range of bytes, both ends inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header. Undefined means the whole file: also for several ranges or other units, which a
 * server may ignore. `unsatisfiable` if the range lies beyond the end.
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

/**
 * Returns the range that a request asks for, or undefined if its `If-Range` tag differs (RFC 9110, 13.1.5).
 */
export function parseRequestedRange(
  { range, 'if-range': ifRange }: RangeHeaders,
  tag: string,
  size: number,
): ReturnType<typeof parseRange> {
  return ifRange === undefined || ifRange === tag ? parseRange(range, size) : undefined;
}
