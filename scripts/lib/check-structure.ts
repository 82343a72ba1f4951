import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Rules of `npm run check` on locations and exported names of files. zones.ts has the rules on imports. */

/** File of the product; `file` is its path from the checkout's root. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

interface StructureIssue {
  readonly rule: 'crowded-folder' | 'server-outside-folder' | 'demo-in-product' | 'namesakes';
  /** The folder, file or name that breaks the rule. */
  readonly subject: string;
  readonly advice: string;
}

/** Maximum number of source files in one folder, without tests and stylesheets. */
const mostFiles = 40;

/** True for a unit test, which is beside its source. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Reads the product's sources below `src`, without tests. */
export function readSources(checkout: string): SourceFile[] {
  return readFolder(checkout, 'src').filter(({ file }) => !isTest(file));
}

/** Reads all TypeScript files below a folder of the checkout, but no packages. */
export function readFolder(checkout: string, folder: string): SourceFile[] {
  return readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/'))
    .map((file) => ({ file, text: readFileSync(join(checkout, file), 'utf8') }));
}

export function checkStructure(sources: readonly SourceFile[]): StructureIssue[] {
  return [
    ...findCrowdedFolders(sources),
    ...findServerFiles(sources),
    ...findDemoCode(sources),
    ...findNamesakes(sources),
  ];
}

function findCrowdedFolders(sources: readonly SourceFile[]): StructureIssue[] {
  const byFolder = Map.groupBy(sources, ({ file }) => dirname(file));
  return [...byFolder]
    .filter(([, files]) => files.length > mostFiles)
    .map(([subject, files]) => ({
      rule: 'crowded-folder',
      subject,
      advice: `${files.length} source files, at most ${mostFiles}: sort them into folders by subject.`,
    }));
}

function findServerFiles(sources: readonly SourceFile[]): StructureIssue[] {
  return sources
    .filter(({ file }) => dirname(file) === 'src/server')
    .map(({ file }) => ({
      rule: 'server-outside-folder',
      subject: file,
      advice: 'Move it into the folder of its subject, such as src/server/boot.',
    }));
}

/** The only module of the product that loads the demo. */
const demoEntry = 'src/seed/starting-contents.ts';

/** Files that may contain the word demo, each with its reason. */
const mayNameDemo: ReadonlyMap<string, string> = new Map([
  [demoEntry, 'loads it'],
  ['src/server/storage/migrations/0003-starting-content.ts', 'renames what earlier versions stored'],
  ['src/admin/shared/navigation.ts', 'leads from an address that earlier versions had'],
  ['src/blocks/component-sample/component-sample.block.ts', 'a word that its block is searched by'],
]);

/**
 * Matches the word in paths, names and texts, also inside `camelCase`, but not as a part of a longer word.
 */
const demoWord = /(?<![A-Za-z])demos?(?![a-z])|Demos?(?![a-z])|DEMO/;

function findDemoCode(sources: readonly SourceFile[]): StructureIssue[] {
  return sources
    .filter(({ file, text }) => !mayNameDemo.has(file) && demoWord.test(`${file}\n${text}`))
    .map(({ file }) => ({
      rule: 'demo-in-product',
      subject: file,
      advice: `It names the demo, but the product must work without it: say starting content. ${demoEntry} alone loads the demo.`,
    }));
}

const exported =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Names that several files export as a common interface, each with its caller. */
const contracts: ReadonlyMap<string, string> = new Map([
  [
    'hydrate',
    'what the loader of islands calls: in each controller, and in the runtimes of builds and the dev server',
  ],
  ['checkLines', 'what the list of test pages reads of each part'],
  ['up', 'what runs in each migration'],
]);

/** An endpoint's description shares its name with its handler on the server and its caller in the admin. */
const isEndpoint = (file: string) => file.startsWith('src/api/endpoints/');
const isOfEndpoint = (file: string) => /^src\/(?:api\/endpoints|server|admin)\//.test(file);

/** All languages export the same names. */
const isLanguage = (file: string) => /^src\/i18n\/[a-z]{2}\.ts$/.test(file);

function findNamesakes(sources: readonly SourceFile[]): StructureIssue[] {
  const exports = sources.flatMap(({ file, text }) =>
    [...new Set([...text.matchAll(exported)].map(([, name = '']) => name))].map((name) => ({ name, file })),
  );
  return [...Map.groupBy(exports, ({ name }) => name)].flatMap(([name, exporters]) => {
    const files = exporters.map(({ file }) => file);
    if (files.length === 1 || contracts.has(name) || files.every(isLanguage)) return [];
    if (files.some(isEndpoint) && files.every(isOfEndpoint)) return [];
    return [
      {
        rule: 'namesakes' as const,
        subject: name,
        advice: `Exported by ${files.join(', ')}: one name must have one meaning. Rename all but one, or export it once.`,
      },
    ];
  });
}
