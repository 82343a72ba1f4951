import { invalid } from '#server/http/app-error.ts';

/** A name is for people; what is longer than this is none. */
const longestName = 500;

/**
 * The name of a file in `Upload-Metadata` (tus 1.0.0, creation): pairs of a key and a value in base64, with commas between
 * them. What other keys say is nobody's business here. Throws 400 where there is no name.
 */
export function uploadName(metadata: string | undefined): string {
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
