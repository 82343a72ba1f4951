import type { ZipEntry } from './zip-entries.ts';

/** Content types by extension. Any other file is sent as plain bytes, which no browser shows or runs. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
};

export function getDeckFileType(path: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(types, ending) && types[ending]) || 'application/octet-stream';
}

/** The files of a deck that visitors can request, by path. */
export type DeckFiles = ReadonlyMap<string, ZipEntry>;

/**
 * Entries that archivers add unasked, and hidden files such as `.git`, which were not meant to be published.
 */
const leftBehind = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

const start = 'index.html';

/**
 * Lists the files of a deck. If one folder contains everything, as when a folder was zipped, paths start
 * inside that folder. Undefined without an `index.html`.
 */
export function listDeckFiles(entries: readonly ZipEntry[]): DeckFiles | undefined {
  const meant = entries.filter(({ name }) => !leftBehind.test(name));
  const folder = /^[^/]+\//.exec(meant[0]?.name ?? '')?.[0] ?? '';
  const root = meant.every(({ name }) => name.startsWith(folder)) ? folder : '';
  const files = new Map(meant.map((entry) => [entry.name.slice(root.length), entry]));
  return files.has(start) ? files : undefined;
}

/** Finds the file at a path; a folder resolves to its `index.html`. */
export function findDeckFile(files: DeckFiles, path: string): ZipEntry | undefined {
  return files.get(path === '' || path.endsWith('/') ? `${path}${start}` : path);
}
