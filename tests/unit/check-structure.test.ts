import { expect, it } from 'vitest';
import { checkStructure, type SourceFile } from '../../scripts/lib/check-structure.ts';

/** The rules that files break, each with its subject. */
const broken = (files: Readonly<Record<string, string>>) =>
  checkStructure(Object.entries(files).map(([file, text]): SourceFile => ({ file, text }))).map(
    ({ rule, subject }) => `${rule}: ${subject}`,
  );

const folderOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/server/pages/a${index}.ts`, '']));

it('a folder has at most forty source files', () => {
  expect(broken(folderOf(40))).toEqual([]);
  expect(broken(folderOf(41))).toEqual(['crowded-folder: src/server/pages']);
  // Folders inside it have their own forty.
  expect(broken({ ...folderOf(40), 'src/server/pages/tree/b.ts': '' })).toEqual([]);
});

it('a file of the server lies in a folder', () => {
  expect(broken({ 'src/server/bad-sample.ts': '', 'src/server/boot/main.ts': '' })).toEqual([
    'server-outside-folder: src/server/bad-sample.ts',
  ]);
});

it.each([
  ["import { startingContent } from '#demo';"],
  ["import { demoPages } from '../../../demo/pages.ts';"],
  ["const load = () => import('#demo');"],
])('the product has no demo code, such as %s', (text) => {
  expect(broken({ 'src/server/boot/bad-sample.ts': text })).toEqual([
    'demo-in-product: src/server/boot/bad-sample.ts',
  ]);
  expect(broken({ 'src/seed/starting-contents.ts': text })).toEqual([]);
  // A feature of the product about a site's demo content.
  expect(broken({ 'src/admin/home/a.ts': "import '../demo/use-demo.ts';" })).toEqual([]);
});

it.each([
  ['export interface Place {}', 'export type Place = string;'],
  ['export function Place() {}', 'export interface Place {}'],
  ['export async function Place() {}', 'export const Place = 1;'],
])('one exported name has one meaning: %s and %s', (one, other) => {
  expect(broken({ 'src/site/a.ts': one, 'src/blocks/b.ts': other })).toEqual(['namesakes: Place']);
  expect(broken({ 'src/site/a.ts': one, 'src/blocks/b.ts': other.replace('export ', '') })).toEqual([]);
});

it('an endpoint shares its name with what answers it, and with nothing that visitors load', () => {
  const endpoint = { 'src/api/endpoints/pages.ts': 'export const listPages = endpoint({' };
  const answer = { 'src/server/pages/read-pages.ts': 'export async function listPages() {}' };
  expect(broken({ ...endpoint, ...answer })).toEqual([]);
  expect(broken({ ...endpoint, 'src/site/a.ts': 'export const listPages = 1;' })).toEqual([
    'namesakes: listPages',
  ]);
});
