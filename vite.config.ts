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

/** Each island is an entry of its own: a component (`*.island.tsx`), or a controller (`*.island.ts`). */
function islandEntries(): Record<string, string> {
  const islands = Object.entries(findIslands(root));
  return Object.fromEntries(islands.map(([name, file]) => [`island/${name}`, `${root}${file}`]));
}

/** What the studio's own machine is told to do, `npm run backup`: built, so that it needs what the server needs and no more. */
function commandEntries(): Record<string, string> {
  const files = readdirSync(src('server/commands'));
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), src(`server/commands/${file}`)]));
}

/**
 * Visitors' islands are authored in React and run on Preact's core and hooks
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
 * Styles that visitors' scripts bring carry the design's values of the tokens that no theme changes, and take those of a
 * document that declares others. The server puts values into the sheets of documents itself, since a studio can change them.
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
 * Writes every character beyond ASCII as an escape. A script with a single one of them that is not Latin-1 is kept
 * with two bytes for each character, all megabytes of it.
 */
function inAscii(): Plugin {
  const beyond = /[\u0080-\uffff]/g;
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'in-ascii',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        // The one place where an escape is not the character.
        if (/String\.raw`[^`]*[\u0080-\uffff]/.test(chunk.code))
          this.error(`${chunk.fileName} has a raw text that is not ASCII`);
        chunk.code = chunk.code.replace(beyond, escaped);
      }
    },
  };
}

/**
 * The editor speaks English. Its widgets bring their few words in 34 languages, and would say them in the browser's
 * beside ours.
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
 * Each of zod's schemas can write itself as a JSON schema, and so brings how it is written. The server's description
 * of the API and the tests ask for that; no browser does, and none loads it.
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
          // Its own names go before those that it passes on.
          `export * from '${id}${whole}';`,
          "const absent = () => { throw new Error('No JSON schema is written in a browser'); };",
          ...stubs,
        ].join('\n');
      },
    },
  };
}

/** Replacements for files of libraries that nothing here uses. Each file would be read or run at every start. */
const unused: Readonly<Record<string, string>> = {
  // Spellings of single languages: slugs use the general table, whatever their language.
  '@sindresorhus/transliterate/locale-replacements.js': 'export default {};',
  // Documents are rendered to a string; the other half writes streams.
  'react-dom/server.node.js': "module.exports = require('./cjs/react-dom-server-legacy.node.production.js');",
  // `@fastify/static` lists folders with it if `wildcard` is off, which it is nowhere here.
  'glob/dist/commonjs/index.min.js': "exports.glob = () => { throw new Error('glob is not built in'); };",
};

function withoutUnused(): Plugin {
  const name = (id: string) => id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const loaded = new Set<string>();
  return {
    name: 'without-unused',
    apply: 'build',
    load: {
      filter: { id: /\/node_modules\// },
      handler(id) {
        loaded.add(name(id));
        return unused[name(id)];
      },
    },
    // An update of a library may move a file, which would silently be built in again.
    buildEnd(error) {
      const idle = Object.keys(unused).filter((file) => !loaded.has(file));
      if (!error && this.environment.name === 'ssr' && idle.length > 0)
        this.error(`vite.config.ts replaces files that the server no longer loads: ${idle.join(', ')}`);
    },
  };
}

/**
 * Leaves modules of Node to whoever uses something of them. Importing `node:http` reads all that it exports, and with
 * its WebSocket the whole of undici; `node:https` brings the certificates of the world's authorities. Fastify names
 * three of them, of which most servers use one.
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

/** A file of the product or of the studio. What it uses of a library goes with it, and not all that the library exports. */
const ownFile = /[\\/](?:src|studio)[\\/]/;

/** The files that the admin and a page in its frame begin with, and the one that the editor adds. */
const screens = src('admin/app/main.client.tsx');
const page = src('site/preview.client.tsx');
const editor = src('admin/editor/shell/editor-screen.tsx');

/** The file that the server begins with, and what its process of pictures loads. */
const start = src('server/boot/main.ts');
const pictures = src('server/pictures/take-picture-tasks.ts');

/** Names a group for the files that are loaded with each of these, because it imports them or they import each other. */
function groupImports(name: string, files: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let loaded: Set<string>[] | undefined;
  return (id, context) => {
    loaded ??= files.map((file) => listImports(file, context));
    return loaded.every((imports) => imports.has(id)) ? name : null;
  };
}

function listImports(file: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([file]);
  // A set is walked in the order in which it grows.
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  // It is a file of its own: whoever imports it runs it.
  found.delete(file);
  return found;
}

/** The oldest browsers that are supported, as the build writes them: `safari17.0`, `ios17.0`. */
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
        // Apart from what visitors load: their service worker leaves the studio alone.
        assetsDir: 'assets/studio',
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          input: { admin: screens, preview: page },
          output: {
            // What is loaded together is one file: a request for each small part costs more than the part.
            codeSplitting: {
              groups: [
                // Before the first schema is made, in whichever file that is.
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
                // The parts of the editor that other screens have too.
                { name: groupImports('shared', [editor]), test: ownFile, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    /** What a visitor's page loads. */
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
            // Large and not ours: only the frame of a scene loads it.
            spline: src('site/frames/spline.client.ts'),
            ...islandEntries(),
          },
        },
      },
    },
    /** `/sw.js`: one file at the root, since a service worker's place is its scope. */
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
      // Bundled, so that a start reads a few files instead of thousands, and a server needs few packages
      // (docs/decisions/build-one-package-from-maintained-libraries.md). Its dependencies are those with parts that cannot be.
      // The branch that runs: the libraries' other half is read and kept in memory for nothing.
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
        // Its styles are for visitors, its scripts are not.
        target: 'node24',
        emitAssets: true,
        manifest: true,
        rolldownOptions: {
          plugins: [inAscii()],
          input: {
            main: start,
            prepare: src('server/boot/prepare.ts'),
            'back-up': src('server/boot/back-up.ts'),
            ...commandEntries(),
            // Pictures are made in a process of their own.
            'picture-worker': src('server/pictures/picture-worker.ts'),
          },
          // `assets` is served to everybody; the server's own code is not.
          output: {
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Read when somebody signs in, all of it and nothing else of ours with it.
            codeSplitting: {
              groups: [
                { name: 'better-auth', test: /node_modules\/@?better-auth\//, priority: 1 },
                // One file for what every start reads, but for what the process of pictures reads too.
                { name: groupImports('start-and-pictures', [start, pictures]), priority: 1 },
                { name: groupImports('start', [start]) },
              ],
              includeDependenciesRecursively: false,
            },
            // Without what never runs or is never read. Names and lines stay, for whoever reads a stack trace.
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
