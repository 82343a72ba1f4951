import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { checkWording } from '../../scripts/lib/check-wording.ts';

/** Lists the rules that a file with this text breaks, each with its subject. */
const broken = (text: string) =>
  checkWording([{ file: 'src/content/sample.ts', text }], root).map(
    ({ rule, subject }) => `${rule}: ${subject}`,
  );

it.each([
  'export function pageTitle(page: Page) {',
  'export const pageTitle = (page: Page) => page.title;',
  'export const pageTitle = async (page: Page): Promise<string> => page.title;',
  'export const pageTitle = <T>(page: T) => page;',
])('an exported function starts with a verb: %s', (text) => {
  expect(broken(text)).toEqual(['function-verb: src/content/sample.ts:pageTitle']);
});

it.each([
  'export function getPageTitle(page: Page) {',
  'export const isDraft = (page: Page) => page.draft;',
  'export const pageTitle = getTitle(page);',
  'export function PageTitle() {',
  'export const usePageTitle = () => {',
  'export function toString(value: unknown) {',
])('a verb, a predicate, a component, a hook and a constant pass: %s', (text) => {
  expect(broken(text)).toEqual([]);
});

it.each([
  'function titleOf(page: Page) {',
  'const titleOf = (page: Page) => page.title;',
  'function list() {\n  const titleOf = (page: Page) => page.title;',
])('no function is called by an Of, exported or not: %s', (text) => {
  expect(broken(text)).toEqual(['of-suffix: src/content/sample.ts:titleOf']);
});

it.each(['/** What a visitor reads. */', '/**\n * Whether it is a draft.\n */', '/** One that waits. */'])(
  'a comment names its subject: %s',
  (text) => {
    expect(broken(text)).toEqual(['comment-opening: src/content/sample.ts:1']);
  },
);

it.each([
  '// What the client sends.\n',
  '  // Nothing is sent yet.\n  // The request waits meanwhile.\n',
  '/** Called when somebody signs in. */',
])('an inline comment says who does what: %s', (text) => {
  expect(broken(text)).toHaveLength(1);
});

it('a string that looks like a comment and a directive pass', () => {
  expect(broken("page.route('https://video.example/**', () => nobody);\n")).toEqual([]);
  expect(broken('// biome-ignore lint/a11y/noAutofocus: somebody pressed it\n')).toEqual([]);
});

it.each(["it('what is hidden', () => {", "describe('nobody signed in', () => {"])(
  'a test title says what its subject does: %s',
  (text) => {
    const [issue] = checkWording([{ file: 'src/content/sample.test.ts', text }], root);
    expect(issue?.rule).toBe('test-title');
  },
);

it('a comment names files that are there', () => {
  expect(broken('/** As in `src/content/no-such-file.ts`. */')).toEqual([
    'comment-path: src/content/sample.ts:src/content/no-such-file.ts',
  ]);
  expect(broken('/** As in `scripts/check.ts`. */')).toEqual([]);
});
