import { createHash } from 'node:crypto';

/** Endings whose type every host says by itself, by the type that we send. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['.html'],
  'text/css': ['.css'],
  'text/javascript': ['.js', '.mjs'],
  'application/javascript': ['.js', '.mjs'],
  'application/json': ['.json', '.map'],
  'application/wasm': ['.wasm'],
  'application/xml': ['.xml'],
  'text/plain': ['.txt'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/svg+xml': ['.svg'],
  'image/x-icon': ['.ico'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
  'application/pdf': ['.pdf'],
  'font/woff2': ['.woff2'],
};

/** The type without its parameters. */
function bare(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Whether hosts say this type of a file by its name alone; where they do not, they have to be told. */
export function isSaidByEnding(file: string, type: string): boolean {
  return endings[bare(type)]?.some((ending) => file.endsWith(ending)) ?? false;
}

export function isDocument(type: string): boolean {
  return bare(type) === 'text/html';
}

export function isPictureType(type: string): boolean {
  return bare(type).startsWith('image/');
}

/** An address of the site in its parts: the path as it is sent, and the query without its mark. */
export function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const mark = address.indexOf('?');
  return mark < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

/**
 * The file in which what an address answers is kept, relative to the folder of the site: `/werkwijze` is `werkwijze.html`, which hosts
 * serve at the address without a slash, as the site itself does. A query, which no host keeps files by, goes into the name.
 * Undefined for what cannot be a file at that address on every host.
 */
export function fileOfAddress(address: string, type: string): string | undefined {
  const { path, query } = splitAddress(address);
  const segments = segmentsOf(path);
  if (!segments) return undefined;
  const isFolder = path.endsWith('/');
  const plain = isFolder ? [...segments, 'index.html'].join('/') : segments.join('/');
  // A page of this name would stand where the page of its folder is.
  if (!isFolder && isDocument(type) && segments.at(-1) === 'index') return undefined;
  const file = isDocument(type) && !plain.endsWith('.html') ? `${plain}.html` : plain;
  return query === '' ? file : withQuery(file, query, type);
}

/** Decoded, as hosts look for files; undefined where one of them is no name of a file. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter((segment) => segment !== '');
    const decoded = segments.map(decodeURIComponent);
    return decoded.every(isName) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function isName(segment: string): boolean {
  return segment !== '.' && segment !== '..' && !/[/\\\p{Cc}]/u.test(segment) && segment.length <= 200;
}

function withQuery(file: string, query: string, type: string): string {
  const [, stem = file, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(file) ?? [];
  const readable = query.replace(/[^A-Za-z0-9.-]+/g, '');
  // Only what reads as it was keeps its words: two queries are never one file.
  const isPlain = /^(?:[a-z]+=[A-Za-z0-9.-]+&?)+$/.test(query) && readable.length <= 60;
  const name = isPlain
    ? query.replaceAll('=', '').replaceAll('&', '-')
    : createHash('sha256').update(query).digest('hex').slice(0, 16);
  return `${stem}~${name}${endings[bare(type)]?.[0] ?? ending}`;
}
