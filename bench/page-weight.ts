import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../scripts/lib/build-if-needed.ts';
import { prepareHtml } from '../src/server/http/prepared-answer.ts';
import { getRaw } from './raw-answer.ts';
import { readDocument } from './read-document.ts';

/** Bytes of a text as it is and as it travels. */
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
  /** The part of the HTML that is styles; what it adds to the compressed document. */
  readonly inlineStyles: Size;
  /** Status line and headers of the document. */
  readonly head: number;
  readonly styles: Size;
  /** What every visitor of the page loads: chrome, and the loader where there is an island. */
  readonly scripts: readonly Script[];
  /** What comes on top once every island of the page is near the viewport. */
  readonly islandScripts: readonly Script[];
  /** Before scrolling, by kind; an island that is in view adds its scripts. */
  readonly requests: {
    readonly documents: number;
    readonly styles: number;
    readonly scripts: number;
    readonly fonts: number;
    readonly images: number;
  };
}

/** What a visitor's browser gets for one address, each file really fetched with `Accept-Encoding: br`. */
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
      brotli: (await compressed(html)) - (await compressed(html.replace(parts.inlineStyles, ''))),
    },
    head: answer.headBytes,
    styles: total(styles),
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

/** The answer that all visitors but the first get, whose was compressed quickly and has a weak tag. */
async function getWellCompressed(url: string): ReturnType<typeof getRaw> {
  const answer = await getRaw(url);
  if (!answer.headers.etag?.startsWith('W/')) return answer;
  await setTimeout(50);
  return getWellCompressed(url);
}

export function total(sizes: readonly Size[]): Size {
  const sum = (of: keyof Size) => sizes.reduce((bytes, size) => bytes + size[of], 0);
  return { raw: sum('raw'), brotli: sum('brotli') };
}

/** As the server compresses documents, so that the difference of two is what the removed part cost. */
async function compressed(html: string): Promise<number> {
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

/** Scripts with the shared files that they import, from the build's manifest. */
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
