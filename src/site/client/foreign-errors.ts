import { parseUrl } from '#content/address/parse-url.ts';

/**
 * Errors of scripts that are not ours (analytics, what a phone's browser or an extension puts into a page) stay
 * out of the console and out of our own reports. Ours stay visible: only what names a file of another origin, or
 * what the browser hides as 'Script error.', is silenced.
 */
export function silenceForeignErrors(): void {
  addEventListener('error', (event) => {
    if (isForeign(event)) event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isForeignStack((event.reason as Error | undefined)?.stack)) event.preventDefault();
  });
}

/** An error event of a script of another origin. */
export function isForeign({ message, filename }: Pick<ErrorEvent, 'message' | 'filename'>): boolean {
  if (filename === '') return /^script error\.?$/i.test(message);
  const origin = parseUrl(filename, location.href)?.origin;
  return origin !== location.origin;
}

/** A stack in which no file of ours appears, and some other does. */
export function isForeignStack(stack: unknown): boolean {
  if (typeof stack !== 'string') return false;
  const files = stack.match(/[\w-]+:\/\/[^\s)]+/g) ?? [];
  return files.length > 0 && files.every((file) => !file.startsWith(`${location.origin}/`));
}
