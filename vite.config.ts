import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { findIslands } from './scripts/lib/block-folders.ts';
import { writeStudioLists } from './scripts/lib/studio-lists.ts';
import { withFallbacks } from './src/tokens/tokens-css.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const src = (path: string) => `${root}src/${path}`;
writeStudioLists(root);

/** Creates an entry for each island: a component (`*.island.tsx`) or a controller (`*.island.ts`). */
function listIslandEntries(): Record<string, string> {
  const islands = Object.entries(findIslands(root));
  return Object.fromEntries(islands.map(([name, file]) => [`island/${name}`, `${root}${file}`]));
}

/**
 * Creates an entry for each command, such as `npm run backup`. Built commands need no packages beyond the
 * server's.
 */
function listCommandEntries(): Record<string, string> {
  const files = readdirSync(src('server/commands'));
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), src(`server/commands/${file}`)]));
}

/**
 * Replaces React by Preact's core and hooks in visitors' islands, which are written for React
 * (docs/decisions/hydrate-islands-with-preact-or-a-controller.md). The editor and the preview keep React.
 */
function preactForVisitors(): Plugin {
  const aliases: Record<string, string> = {
    react: src('ui/island/react-on-preact.ts'),
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-runtime',
  };
  return {
    name: 'preact-for-visitors',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'visitor',
    resolveId(id) {
      const alias = aliases[id];
      return alias && this.resolve(alias, undefined, { skipSelf: true });
    },
  };
}

/**
 * Adds the design's values as fallbacks to tokens in stylesheets that visitors' scripts import. Only tokens
 * that are the same in both themes get one. In stylesheets of documents, the server inserts the values, as a
 * studio can change them.
 */
function valuesForVisitors(): Plugin {
  return {
    name: 'values-for-visitors',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'visitor',
    transform: { filter: { id: /\.css(?:$|\?)/ }, handler: (css) => withFallbacks(css) },
  };
}

/**
 * Escapes every character outside ASCII. V8 stores a script with a single character outside Latin-1 with two
 * bytes per character, which doubles the memory for megabytes of source.
 */
function inAscii(): Plugin {
  const nonAscii = /[\u0080-\uffff]/g;
  const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'in-ascii',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        // `String.raw` does not decode escapes.
        if (/String\.raw`[^`]*[\u0080-\uffff]/.test(chunk.code))
          this.error(`${chunk.fileName} has a raw text that is not ASCII`);
        chunk.code = chunk.code.replace(nonAscii, toEscape);
      }
    },
  };
}

/**
 * Keeps only the English texts of the editor's widgets, which come in 34 languages. Otherwise, widgets would
 * use the browser's language in an English editor.
 */
function widgetsInEnglish(): Plugin {
  const otherLanguage = /^(.*\/intl\/.*\/)(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;
  return {
    name: 'widgets-in-english',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: otherLanguage },
      handler(id, importer) {
        return this.resolve(id.replace(otherLanguage, '$1en-US.mjs'), importer);
      },
    },
  };
}

/**
 * Removes the JSON Schema writers of Zod from the editor's bundle. Every Zod schema imports them, but only
 * the server's API document and the tests use them.
 */
function schemasThatOnlyParse(): Plugin {
  const whole = '?whole';
  const writers = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js(?:\?whole)?$/;
  const writer = /^export const (\w+Processor|create\w+Method) =/gm;
  return {
    name: 'schemas-that-only-parse',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: writers },
      async handler(id) {
        const code = await readFile(id.replace(whole, ''), 'utf8');
        if (id.endsWith(whole)) return code;
        const names = [...code.matchAll(writer)].map(([, name = '']) => name);
        if (names.length === 0) this.error(`${id} writes no JSON schema: is this still needed?`);
        const stubs = names.map(
          (name) => `export const ${name} = ${name.startsWith('create') ? '() => absent' : 'absent'};`,
        );
        return [
          // Local exports take precedence over those of `export *`.
          `export * from '${id}${whole}';`,
          "const absent = () => { throw new Error('No JSON schema is written in a browser'); };",
          ...stubs,
        ].join('\n');
      },
    },
  };
}

/** Replacements for unused files of libraries. The server would read or run each file at every start. */
const unused: Readonly<Record<string, string>> = {
  // Transliterations per language: slugs in all languages use the general table.
  '@sindresorhus/transliterate/locale-replacements.js': 'export default {};',
  // Documents are rendered to strings. The omitted half renders to streams.
  'react-dom/server.node.js': "module.exports = require('./cjs/react-dom-server-legacy.node.production.js');",
  // `@fastify/static` lists folders with it if `wildcard` is off, which this project never sets.
  'glob/dist/commonjs/index.min.js': "exports.glob = () => { throw new Error('glob is not built in'); };",
};

function withoutUnused(): Plugin {
  const getPackagePath = (id: string) => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const loaded = new Set<string>();
  return {
    name: 'without-unused',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\// },
      handler(id) {
        loaded.add(getPackagePath(id));
        return unused[getPackagePath(id)];
      },
    },
    // After a library moves a file, the build would silently include it again.
    buildEnd(error) {
      const unread = Object.keys(unused).filter((file) => !loaded.has(file));
      if (!error && this.environment.name === 'ssr' && unread.length > 0)
        this.error(`vite.config.ts replaces files that the server no longer loads: ${unread.join(', ')}`);
    },
  };
}

/**
 * Loads modules of Node on first use of an export. Importing `node:http` reads all its exports, and its
 * `WebSocket` loads undici. `node:https` loads all root certificates. Fastify imports three of these modules,
 * and most servers use one.
 */
function nodeModulesOnUse(): Plugin {
  const prefix = '\0on-use:';
  return {
    name: 'node-modules-on-use',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^(?:node:)?(?:http|https|http2|tls)$/ },
      handler: (id) => prefix + id.replace('node:', ''),
    },
    load: {
      filter: { id: /^\0on-use:/ },
      handler(id) {
        const name = id.slice(prefix.length);
        const names = Object.keys(process.getBuiltinModule(name) ?? {});
        return `
          for (const name of ${JSON.stringify(names)})
            Object.defineProperty(exports, name, {
              enumerable: true,
              get: () => process.getBuiltinModule('${name}')[name],
            });`;
      },
    },
  };
}

/**
 * Matches files of the product and the studio. Tree-shaken code of libraries goes into the chunk of its
 * importers.
 */
const ownFile = /[\\/](?:src|studio)[\\/]/;

/** Entries of the admin and of a page in its frame, and the module that the editor loads on top. */
const screens = src('admin/app/main.client.tsx');
const page = src('site/preview.client.tsx');
const editor = src('admin/editor/shell/editor-screen.tsx');

/** Entry of the server, and the module that its image process loads. */
const start = src('server/boot/main.ts');
const pictures = src('server/pictures/take-picture-tasks.ts');

/** Puts a module into the named group if each of the files imports it, directly or through other modules. */
function groupImports(name: string, files: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let loaded: Set<string>[] | undefined;
  return (id, context) => {
    loaded ??= files.map((file) => listImports(file, context));
    return loaded.every((imports) => imports.has(id)) ? name : null;
  };
}

function listImports(file: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([file]);
  // Iterating a set also visits entries that are added during the iteration.
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  // The entry keeps its own chunk, because importing it runs it.
  found.delete(file);
  return found;
}

/** Oldest supported browsers, in the build's notation: `safari17.0`, `ios17.0`. */
const browsers = packageJson.browserslist.map((browser) => browser.replace(/(?:_saf)? /, ''));

const shared = { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } } as const;

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    preactForVisitors(),
    valuesForVisitors(),
    widgetsInEnglish(),
    schemasThatOnlyParse(),
    withoutUnused(),
    nodeModulesOnUse(),
    react(),
  ],
  build: { target: browsers, cssTarget: browsers },
  environments: {
    /** The editor and the live preview. */
    client: {
      build: {
        ...shared,
        outDir: 'dist/client',
        // Separate from visitors' assets, because the service worker ignores this folder.
        assetsDir: 'assets/studio',
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          input: { admin: screens, preview: page },
          output: {
            // One chunk for modules that load together: a request costs more than a small module.
            codeSplitting: {
              groups: [
                // Its own chunk, so that it runs before any module creates a schema.
                { name: 'schemas', test: /schemas-without-eval/, priority: 3 },
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler)\/|preload-helper/,
                  priority: 3,
                },
                { name: 'icons', test: /lucide-react/, minShareCount: 2, priority: 3 },
                { name: groupImports('everywhere', [screens, page]), test: ownFile, priority: 2 },
                { name: groupImports('every-screen', [screens]), test: ownFile, priority: 1 },
                { name: groupImports('editor-and-page', [editor, page]), test: ownFile, priority: 1 },
                // Modules of the editor that other screens also use.
                { name: groupImports('shared', [editor]), test: ownFile, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    /** Scripts and styles of visitors' pages. */
    visitor: {
      consumer: 'client',
      build: {
        ...shared,
        outDir: 'dist/visitor',
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          input: {
            chrome: src('site/chrome.client.ts'),
            loader: src('site/loader.client.ts'),
            gate: src('site/gate.client.ts'),
            draft: src('site/draft.client.ts'),
            'island-runtime': src('site/island-runtime.client.ts'),
            'theme-fade': src('site/theme-fade.client.ts'),
            'scroll-background': src('site/scroll-background.client.ts'),
            'consent-parts': src('site/consent/consent-parts.client.ts'),
            analytics: src('site/consent/analytics.client.ts'),
            // A large third-party library that only the frame of a scene loads.
            spline: src('site/frames/spline.client.ts'),
            ...listIslandEntries(),
          },
        },
      },
    },
    /** `/sw.js`: one file at the root, because a service worker's path limits its scope. */
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        modulePreload: false,
        rolldownOptions: {
          input: { sw: src('site/offline/service-worker.ts') },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
    ssr: {
      // Libraries are bundled, so that a start reads a few files instead of thousands, and a server needs few
      // packages (docs/decisions/build-one-package-from-maintained-libraries.md). Packages in `dependencies`
      // cannot be bundled. `NODE_ENV` is fixed at build time, which removes development code that would only
      // take memory.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve:
        command === 'serve'
          ? {}
          : {
              noExternal: true,
              external: Object.keys(packageJson.dependencies),
            },
      build: {
        outDir: 'dist/server',
        ssr: true,
        // Only scripts: the server's styles are for browsers, and follow `cssTarget`.
        target: 'node24',
        emitAssets: true,
        manifest: true,
        rolldownOptions: {
          plugins: [inAscii()],
          input: {
            main: start,
            prepare: src('server/boot/prepare.ts'),
            'back-up': src('server/boot/back-up.ts'),
            ...listCommandEntries(),
            // A separate process encodes images.
            'picture-worker': src('server/pictures/picture-worker.ts'),
          },
          // Chunks are outside `assets`, which is public.
          output: {
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Sign-in reads all of better-auth, and no other code with it.
            codeSplitting: {
              groups: [
                { name: 'better-auth', test: /node_modules\/@?better-auth\//, priority: 1 },
                // One chunk for code that only the server's start reads, and one for code shared with the
                // image process.
                { name: groupImports('start-and-pictures', [start, pictures]), priority: 1 },
                { name: groupImports('start', [start]) },
              ],
              includeDependenciesRecursively: false,
            },
            // Removes dead code, and comments except licences. Keeps names and line breaks, so that stack
            // traces are readable.
            comments: { legal: true, annotation: false, jsdoc: false },
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'visitor', 'worker', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
