import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { type ScriptWords, type SiteAssets, wordsOfScript } from '#site/render.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    isDynamicEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

export interface AdminAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Modules that the script imports, so that they are preloaded with it. */
  readonly imports: readonly string[];
  /** Further files of the page editor's URLs. */
  readonly editor: EditorAssets;
}

interface EditorAssets {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Modules of the preview's frame. */
  readonly preview: readonly string[];
}

export interface BuiltAssets {
  readonly site: SiteAssets;
  readonly admin: AdminAssets;
  /** Spline's runtime, for the frame that runs scenes. */
  readonly spline: string;
}

/** Reads the URLs of built files from the build's manifests in `dist`. Throws if the build is missing. */
export function readBuiltAssets(dist: string): BuiltAssets {
  const visitor = readManifest(join(dist, 'visitor'));
  const client = readManifest(join(dist, 'client'));
  const islands = Object.values(visitor).filter(
    (chunk) => chunk.isEntry && chunk.name?.startsWith('island/'),
  );
  return {
    site: {
      chrome: getEntryUrl(visitor, 'chrome'),
      loader: getEntryUrl(visitor, 'loader'),
      islandRuntime: getEntryUrl(visitor, 'island-runtime'),
      islands: Object.fromEntries(
        islands.map(({ name = '', file }) => [name.slice('island/'.length), `/${file}`]),
      ),
      preview: getEntryUrl(client, 'preview'),
      scrollBackground: getEntryUrl(visitor, 'scroll-background'),
      themeFade: getEntryUrl(visitor, 'theme-fade'),
      gate: getEntryUrl(visitor, 'gate'),
      draft: getEntryUrl(visitor, 'draft'),
      consentParts: getEntryUrl(visitor, 'consent-parts'),
      analytics: getEntryUrl(visitor, 'analytics'),
      words: mapScriptWords(join(dist, 'visitor'), visitor),
    },
    admin: buildAdminAssets(client),
    spline: getEntryUrl(visitor, 'spline'),
  };
}

function buildAdminAssets(client: Manifest): AdminAssets {
  const admin = findEntryKey(client, 'admin');
  const [script = '', ...imports] = listModules(client, admin);
  const styles = listStyles(client, admin);
  const known = new Set([script, ...imports, ...styles]);
  const excludeKnown = (files: readonly string[]) => files.filter((file) => !known.has(file));
  const editor = findDynamicKey(client, 'editor-screen');
  return {
    script,
    styles,
    imports,
    editor: {
      modules: excludeKnown(listModules(client, editor)),
      styles: excludeKnown(listStyles(client, editor)),
      preview: excludeKnown(listModules(client, findEntryKey(client, 'preview'))),
    },
  };
}

/** Lists the URLs of all built files that visitors' pages load, initially or later. */
export function listVisitorFiles(dist: string): string[] {
  const chunks = Object.values(readManifest(join(dist, 'visitor')));
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`);
}

/**
 * Lists the words of each script that documents name; Spline's runs in a separate document. Scripts are read
 * now, since a later build removes them, and searched for the first document with them.
 */
function mapScriptWords(folder: string, manifest: Manifest): ScriptWords {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const entries = Object.entries(manifest).filter(([, { isEntry, name }]) => isEntry && name !== 'spline');
  return new Map(
    entries.map(([key, { file }]) => {
      const scripts = listReachedFiles(manifest, key).map(read);
      let words: ReadonlySet<string> | undefined;
      return [`/${file}`, () => (words ??= wordsOfScript(scripts.join('\n')))];
    }),
  );
}

/** Lists the files of a chunk and all its imports, static and dynamic. */
function listReachedFiles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const next = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
  return [chunk.file, ...next.flatMap((inner) => listReachedFiles(manifest, inner, seen))];
}

function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
}

function findEntryKey(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`The build has no entry "${name}"`);
  return found[0];
}

/** Finds the chunk of a dynamically imported module. */
function findDynamicKey(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isDynamicEntry && chunk.name === name);
  if (!found) throw new Error(`The build has no chunk "${name}"`);
  return found[0];
}

/** Lists the file of a chunk, first, and those of its static imports. */
function listModules(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((inner) => listModules(manifest, inner, seen))];
}

function getEntryUrl(manifest: Manifest, name: string): string {
  return `/${manifest[findEntryKey(manifest, name)]?.file}`;
}

/** Lists the styles of a chunk and its imports, in the order of the cascade. */
function listStyles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const inherited = (chunk.imports ?? []).flatMap((inner) => listStyles(manifest, inner, seen));
  return [...inherited, ...(chunk.css ?? []).map((file) => `/${file}`)];
}

interface Options {
  readonly folder: string;
}

/**
 * Serves the build's files below `/assets/`. Their names contain a content hash, so they can be cached for
 * ever.
 */
export const builtFiles = fp<Options>(
  async (app, { folder }) => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      // CORS for frames without an origin, which could not import them otherwise.
      setHeaders: (response) =>
        response.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff'),
    });
  },
  { name: 'built-files', dependencies: ['not-found-answers'] },
);
