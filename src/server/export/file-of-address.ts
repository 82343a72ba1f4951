import { createHash } from 'node:crypto';

/** Extensions whose type every host knows, by the type that the site sends. */
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

/** Returns the type without parameters. */
function stripParameters(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** True if hosts derive this type from the extension; otherwise a header rule is needed. */
export function isSaidByEnding(file: string, type: string): boolean {
  return endings[stripParameters(type)]?.some((ending) => file.endsWith(ending)) ?? false;
}

export function isDocument(type: string): boolean {
  return stripParameters(type) === 'text/html';
}

export function isPictureType(type: string): boolean {
  return stripParameters(type).startsWith('image/');
}

/** Splits a URL of the site into its encoded path and its query without the question mark. */
export function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const mark = address.indexOf('?');
  return mark < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

/**
 * Returns the file of a URL's response, relative to the site's folder. `/werkwijze` becomes `werkwijze.html`,
 * which hosts serve without a slash, as the site does. A query becomes part of the name, since hosts ignore
 * it. Undefined if some host cannot serve it as a file.
 */
export function findFileName(address: string, type: string): string | undefined {
  const { path, query } = splitAddress(address);
  const segments = splitPath(path);
  if (!segments) return undefined;
  const isFolder = path.endsWith('/');
  const plain = isFolder ? [...segments, 'index.html'].join('/') : segments.join('/');
  // The file would replace the page of its folder.
  if (!isFolder && isDocument(type) && segments.at(-1) === 'index') return undefined;
  const file = isDocument(type) && !plain.endsWith('.html') ? `${plain}.html` : plain;
  return query === '' ? file : withQuery(file, query, type);
}

/** Decodes segments, as hosts do; undefined if one of them cannot be a file name. */
function splitPath(path: string): string[] | undefined {
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
  // Only unambiguous queries stay readable, so that two queries never share a file.
  const isPlain = /^(?:[a-z]+=[A-Za-z0-9.-]+&?)+$/.test(query) && readable.length <= 60;
  const name = isPlain
    ? query.replaceAll('=', '').replaceAll('&', '-')
    : createHash('sha256').update(query).digest('hex').slice(0, 16);
  return `${stem}~${name}${endings[stripParameters(type)]?.[0] ?? ending}`;
}
