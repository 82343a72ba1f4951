import { expect, test } from 'vitest';
import { countStates, isToDo, walkPageStates } from '#content/translation/page-states.ts';
import { createPageTree } from '#document/page-tree.ts';
import { block, definitions } from '../../../tests/support/sample-page.ts';
import { createBlock } from '../editor/work/create-block.ts';
import { words } from '../words.ts';
import { checkPage, listIssueLines } from './page-checks.ts';

const title = { nl: 'Titel', en: 'Title' };
const fresh = (type: string) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}`);
  return createBlock(definitions, definition);
};
const lines = (...overview: ReturnType<typeof block>[]) =>
  checkPage(createPageTree(definitions, { title, overview }));

test('a complete page has nothing to complete', () => {
  expect(lines(block('a', 'text', { content: { nl: 'Ja', en: 'Yes' } }))).toEqual({
    issues: [],
    unwritten: [],
    undescribed: [],
  });
});

test('placeholders are named by block, item and field, in reading order, including nested blocks', () => {
  const { unwritten } = lines(fresh('grid'), fresh('button'));
  expect(unwritten.map(({ block: owner, field, message }) => [owner?.type, field, message])).toEqual([
    ['text', 'content', words.publish.unwritten(['Text “Eerst kijken. Twee weken mee op de…”'])],
    ['text', 'content', words.publish.unwritten(['Text “Dan maken. Elke week iets dat werkt…”'])],
    ['button', 'buttons[0].text', words.publish.unwritten(['Button 1, Text “Bekijk het werk”'])],
    ['button', 'buttons[0].url', words.publish.unwritten(['Button 1, Link “/cases”'])],
    ['button', 'buttons[1].text', words.publish.unwritten(['Button 2, Text “Neem contact op”'])],
  ]);
});

test('a missing required value is an error, and not also a placeholder', () => {
  const { issues, unwritten } = lines({ ...fresh('socialEmbed'), url: '' });
  expect(issues).toMatchObject([{ field: 'url', message: 'Social media URL is required' }]);
  expect(unwritten).toEqual([]);
});

test('an issue in a nested block leads to that block and field', () => {
  const hero = block('hero', 'heroImage');
  const { issues } = lines(block('grid', 'grid', { rows: [{ columns: [[], [hero]] }] }));
  expect(issues).toMatchObject([{ block: { id: 'hero' }, field: 'src' }]);
});

test('a hidden block has nothing to complete', () => {
  expect(lines({ ...fresh('card'), hidden: true }).unwritten).toEqual([]);
});

test.each(['nl', 'en'] as const)('placeholders count as missing in %s', (language) => {
  const card = fresh('card');
  const states = [...walkPageStates(definitions, { title, overview: [card] }, language)];
  expect(states.filter(({ state }) => isToDo(state)).map(({ block: of }) => of?.id)).toEqual([
    card.id,
    card.id,
  ]);
});

test('an issue of the page itself has no block', () => {
  const { issues } = checkPage(createPageTree(definitions, { title: {}, overview: [] }));
  expect(issues).toMatchObject([{ block: undefined, field: '' }]);
});

test('a block inside a hidden block has nothing to complete', () => {
  expect(lines({ ...fresh('grid'), hidden: true }).unwritten).toEqual([]);
});

test('paths from the server lead to the innermost block and its field', () => {
  const inner = block('inner', 'button', { buttons: [{}, {}] });
  const content = { title, overview: [block('a', 'divider'), block('grid', 'grid', { columns: [[inner]] })] };
  const place = (path: string) => {
    const [line] = listIssueLines(content, [{ path, message: 'Wrong.' }]);
    return [line?.block?.id, line?.field, line?.message];
  };
  expect(place('overview[1].columns[0][0].buttons[1].url')).toEqual(['inner', 'buttons[1].url', 'Wrong.']);
  expect(place('overview[1].gap')).toEqual(['grid', 'gap', 'Wrong.']);
  expect(place('overview[0]')).toEqual(['a', '', 'Wrong.']);
  expect(place('overview[7].gap')).toEqual([undefined, '', 'Wrong.']);
  expect(place('title')).toEqual([undefined, '', 'Wrong.']);
});

test('an image needs alt text unless it is decorative', () => {
  const image = (stored: object) => lines(block('a', 'image', { src: '/media/a.jpg', ...stored }));
  expect(image({}).undescribed).toMatchObject([
    { field: 'alt', message: words.publish.undescribed(['a.jpg']) },
  ]);
  expect(image({ alt: { nl: 'Een boot' } }).undescribed).toEqual([]);
  expect(image({ decorative: true }).undescribed).toEqual([]);
  const carousel = block('c', 'carousel', { slides: [{ id: 'x', src: '/media/a.jpg' }] });
  expect(lines(carousel).undescribed).toMatchObject([
    { field: 'slides[0].alt', message: words.publish.undescribed(['Slide 1', 'a.jpg']) },
  ]);
});

test('the alt text of a decorative image is not missing in any language', () => {
  const image = (stored: object) => {
    const shown = block('a', 'image', {
      src: '/a.jpg',
      isMultiLanguage: true,
      alt: { nl: 'Boot' },
      ...stored,
    });
    return countStates(walkPageStates(definitions, { title, overview: [shown] }, 'en')).missing;
  };
  expect([image({}), image({ decorative: true })]).toEqual([1, 0]);
});
