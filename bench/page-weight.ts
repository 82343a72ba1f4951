import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../scripts/lib/build-if-needed.ts';
import { prepareHtml } from '../src/server/http/prepared-answer.ts';
import { getRaw } from './raw-answer.ts';
import { readDocument } from './read-document.ts';

/** Bytes of a text, uncompressed and compressed. */
export interface Size {
  readonly raw: number;
  readonly brotli: number;
}

export interface Script extends Size {
  readonly name: string;
}

export interface PageWeight {
  readonly path: string;
  readonly html: Size;
  /** Styles in the HTML. `brotli` is their share of the compressed document. */
  readonly inlineStyles: Size;
  /** Status line and headers of the document. */
  readonly head: number;
  readonly styles: Size;
  /** Scripts that every visitor of the page loads: chrome, and the loader if the page has an island. */
  readonly scripts: readonly Script[];
  /** Additional scripts once every island of the page is near the viewport. */
  readonly islandScripts: readonly Script[];
  /** Requests before scrolling, by kind. An island in view adds its scripts. */
  readonly requests: {
    readonly documents: number;
    readonly styles: number;
    readonly scripts: number;
    readonly fonts: number;
    readonly images: number;
  };
}

/** Weighs a page by requesting its document and files with `Accept-Encoding: br`. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const answer = await getWellCompressed(origin + path);
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const html = (isBrotli(answer.headers) ? brotliDecompressSync(answer.body) : answer.body).toString();
  const parts = readDocument(html);
  const scripts = withImports(parts.scripts);
  const islandScripts = withImports(parts.islandScripts).filter((url) => !scripts.includes(url));
  const weigh = (urls: readonly string[]) => Promise.all(urls.map((url) => weighFile(origin, url)));
  const styles = await weigh(parts.styles);
  return {
    path,
    html: { raw: Buffer.byteLength(html), brotli: answer.body.length },
    inlineStyles: {
      raw: Buffer.byteLength(parts.inlineStyles),
      brotli: (await weighHtml(html)) - (await weighHtml(html.replace(parts.inlineStyles, ''))),
    },
    head: answer.headBytes,
    styles: sumSizes(styles),
    scripts: await weigh(scripts),
    islandScripts: await weigh(islandScripts),
    requests: {
      documents: 1,
      styles: parts.styles.length,
      scripts: scripts.length,
      fonts: parts.fonts.length,
      images: parts.images.length,
    },
  };
}

/** Requests a page until it is well compressed. The first response has fast compression and a weak ETag. */
async function getWellCompressed(url: string): ReturnType<typeof getRaw> {
  const answer = await getRaw(url);
  if (!answer.headers.etag?.startsWith('W/')) return answer;
  await setTimeout(50);
  return getWellCompressed(url);
}

export function sumSizes(sizes: readonly Size[]): Size {
  const sum = (of: keyof Size) => sizes.reduce((bytes, size) => bytes + size[of], 0);
  return { raw: sum('raw'), brotli: sum('brotli') };
}

/** Returns the brotli bytes of a document, with the server's own compression. */
async function weighHtml(html: string): Promise<number> {
  return (await prepareHtml(html, 200, {})).representations.br.body.length;
}

async function weighFile(origin: string, url: string): Promise<Script> {
  const answer = await getRaw(origin + url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  if (!isBrotli(answer.headers)) throw new Error(`${url} is not compressed with brotli`);
  const name = url.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
  return { name, raw: brotliDecompressSync(answer.body).length, brotli: answer.body.length };
}

function isBrotli(headers: { readonly 'content-encoding'?: string }): boolean {
  return headers['content-encoding'] === 'br';
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Adds the imported chunks to a list of scripts, from the build's manifest. */
function withImports(urls: readonly string[]): string[] {
  const file = join(root, 'dist/visitor/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const key of chunk.imports ?? []) add(manifest[key]);
  };
  for (const url of urls) {
    const chunk = Object.values(manifest).find((candidate) => `/${candidate.file}` === url);
    if (!chunk) throw new Error(`${url} is not in the build's manifest`);
    add(chunk);
  }
  return [...found];
}
