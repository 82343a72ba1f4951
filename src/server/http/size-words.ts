const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** A number of bytes as people say it, in the larger unit of which it has a whole one; rounded down. */
export function sizeWords(bytes: number): string {
  return bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} KB`;
}
