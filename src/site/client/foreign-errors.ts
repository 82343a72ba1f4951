import { parseUrl } from '#content/address/parse-url.ts';

/**
 * Silences errors of third-party scripts (analytics, browsers' and extensions' injected code) in the console
 * and in our error reports. Only errors that name a file of another origin, and those that browsers mask as
 * 'Script error.', are silenced.
 */
export function silenceForeignErrors(): void {
  addEventListener('error', (event) => {
    if (isForeign(event)) event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isForeignStack((event.reason as Error | undefined)?.stack)) event.preventDefault();
  });
}

/** True for an error event from a script of another origin. */
export function isForeign({ message, filename }: Pick<ErrorEvent, 'message' | 'filename'>): boolean {
  if (filename === '') return /^script error\.?$/i.test(message);
  const origin = parseUrl(filename, location.href)?.origin;
  return origin !== location.origin;
}

/** True if a stack names files of other origins, but none of this site. */
export function isForeignStack(stack: unknown): boolean {
  if (typeof stack !== 'string') return false;
  const files = stack.match(/[\w-]+:\/\/[^\s)]+/g) ?? [];
  return files.length > 0 && files.every((file) => !file.startsWith(`${location.origin}/`));
}
