import { expect, it } from 'vitest';
import { checkStructure, type SourceFile } from '../../scripts/lib/check-structure.ts';

/** Lists the rules that these files break, each with its subject. */
const broken = (files: Readonly<Record<string, string>>) =>
  checkStructure(Object.entries(files).map(([file, text]): SourceFile => ({ file, text }))).map(
    ({ rule, subject }) => `${rule}: ${subject}`,
  );

const makeFolder = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/server/pages/a${index}.ts`, '']));

it('a folder can have at most forty source files', () => {
  expect(broken(makeFolder(40))).toEqual([]);
  expect(broken(makeFolder(41))).toEqual(['crowded-folder: src/server/pages']);
  // Subfolders have their own limit.
  expect(broken({ ...makeFolder(40), 'src/server/pages/tree/b.ts': '' })).toEqual([]);
});

it('a server file must be in a subfolder', () => {
  expect(broken({ 'src/server/bad-sample.ts': '', 'src/server/boot/main.ts': '' })).toEqual([
    'server-outside-folder: src/server/bad-sample.ts',
  ]);
});

it.each([
  ["import { startingContent } from '#demo';"],
  ["import { demoPages } from '../../../demo/pages.ts';"],
  ["const load = () => import('#demo');"],
  ['export function removeDemo() {}'],
  ['const demoPages = [];'],
  ['/** Lists the pages of the demo. */'],
  ["path: '/demo/remove'"],
])('the product may not contain demo code such as %s', (text) => {
  expect(broken({ 'src/server/boot/bad-sample.ts': text })).toEqual([
    'demo-in-product: src/server/boot/bad-sample.ts',
  ]);
  expect(broken({ 'src/seed/starting-contents.ts': text })).toEqual([]);
});

it('no file or folder of the product may be named after the demo', () => {
  expect(broken({ 'src/admin/demo/words.ts': '' })).toEqual(['demo-in-product: src/admin/demo/words.ts']);
  expect(broken({ 'src/api/demo.ts': '' })).toEqual(['demo-in-product: src/api/demo.ts']);
});

it('words that only contain the letters "demo" are allowed', () => {
  const text = "import { readEmoji } from './democracy.ts'; const greeting = 'Goedemorgen';";
  expect(broken({ 'src/admin/home/a.ts': text })).toEqual([]);
});

it.each([
  ['export interface Place {}', 'export type Place = string;'],
  ['export function Place() {}', 'export interface Place {}'],
  ['export async function Place() {}', 'export const Place = 1;'],
])('two declarations may not share an exported name: %s and %s', (one, other) => {
  expect(broken({ 'src/site/a.ts': one, 'src/blocks/b.ts': other })).toEqual(['namesakes: Place']);
  expect(broken({ 'src/site/a.ts': one, 'src/blocks/b.ts': other.replace('export ', '') })).toEqual([]);
});

it('an endpoint may share its name with its handler, but not with public site code', () => {
  const endpoint = { 'src/api/endpoints/pages.ts': 'export const listPages = endpoint({' };
  const answer = { 'src/server/pages/read-pages.ts': 'export async function listPages() {}' };
  expect(broken({ ...endpoint, ...answer })).toEqual([]);
  expect(broken({ ...endpoint, 'src/site/a.ts': 'export const listPages = 1;' })).toEqual([
    'namesakes: listPages',
  ]);
});

it('catalogues of different languages may share names, but no other module may use these', () => {
  const words = {
    'src/i18n/nl.ts': 'export const gate = {};',
    'src/i18n/en.ts': 'export const gate = {};',
  };
  expect(broken(words)).toEqual([]);
  expect(broken({ ...words, 'src/site/a.ts': 'export const gate = 1;' })).toEqual(['namesakes: gate']);
});
