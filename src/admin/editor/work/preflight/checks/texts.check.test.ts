import { expect, test } from 'vitest';
import { applyTracked } from '#document/apply-edit.ts';
import { createPageTree } from '#document/page-tree.ts';
import { runCheck } from '../../../../../../tests/support/run-check.ts';
import { block, definitions } from '../../../../../../tests/support/sample-page.ts';
import { words } from '../../../../words.ts';
import { createBlock } from '../../create-block.ts';
import { preflightWords } from '../preflight-words.ts';
import { altTextCheck } from './alt-text.check.ts';
import { imagesByLanguageCheck } from './images-by-language.check.ts';
import { missingTextsCheck } from './missing-texts.check.ts';
import { outdatedTextsCheck } from './outdated-texts.check.ts';
import { starterCheck } from './starter.check.ts';
import { structureCheck } from './structure.check.ts';

const fresh = (type: string) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no ${type}`);
  return createBlock(definitions, definition);
};
const dutch = (id: string, rest: object = {}) =>
  block(id, 'text', { isMultiLanguage: true, content: { nl: 'Ja' }, ...rest });

test('a missing required value is an error, reported once', () => {
  const embed = { ...fresh('socialEmbed'), url: '' };
  const { found } = runCheck(structureCheck, { blocks: [embed] });
  expect(found).toMatchObject([
    {
      severity: 'refuses',
      place: { blockId: embed.id, field: 'url' },
      sentence: 'Social media URL is required',
    },
  ]);
  expect(runCheck(starterCheck, { blocks: [embed] }).found).toEqual([]);
});

test('an untouched embed is a placeholder, not an error', () => {
  const embed = fresh('socialEmbed');
  expect(runCheck(structureCheck, { blocks: [embed] }).found).toEqual([]);
  expect(runCheck(starterCheck, { blocks: [embed] }).found).toMatchObject([
    { place: { blockId: embed.id, field: 'url' } },
  ]);
});

test('placeholders are named by item and field, and can be left empty', () => {
  const button = fresh('button');
  const { sentences, fixed } = runCheck(starterCheck, { blocks: [button] });
  expect(sentences[0]).toBe(words.publish.unwritten(['Button 1, Text “Bekijk het werk”']));
  const after = fixed();
  expect(runCheck(starterCheck, { blocks: after?.overview ?? [] }).sentences).toEqual(sentences.slice(1));
});

test('an image without alt text can be marked as decorative, even in a list', () => {
  const slides = [{ id: 'x', src: '/media/a.jpg' }];
  const { sentences, fixed } = runCheck(altTextCheck, {
    blocks: [block('c', 'carousel', { slides })],
  });
  expect(sentences).toEqual(['Slide 1, a.jpg has no alt text.']);
  expect(runCheck(altTextCheck, { blocks: fixed()?.overview ?? [] }).found).toEqual([]);
});

test('a text in one language only is missing in the other', () => {
  const { found } = runCheck(missingTextsCheck, { blocks: [dutch('a'), dutch('b', { hidden: true })] });
  expect(found).toMatchObject([
    {
      severity: 'incomplete',
      language: 'en',
      place: { blockId: 'a', field: 'content' },
      sentence: preflightWords.missing('Text', 'English'),
    },
  ]);
});

test('a page that lacks a whole language is reported once', () => {
  const { found } = runCheck(missingTextsCheck, { title: 'Titel', blocks: [dutch('a'), dutch('b')] });
  expect(found.map(({ place, sentence }) => [place.blockId, sentence])).toEqual([
    [null, preflightWords.notInLanguage('English', 2)],
  ]);
});

test('a translation whose source has changed is outdated until it is marked as up to date', () => {
  const before = createPageTree(definitions, {
    title: { nl: 'Titel', en: 'Title' },
    overview: [block('a', 'text', { isMultiLanguage: true, content: { nl: 'Eén', en: 'One' } })],
  });
  const edit = {
    type: 'block/set-text',
    blockId: 'a',
    path: ['content'],
    language: 'nl',
    text: 'Twee',
  } as const;
  const { content } = applyTracked(before, edit).tree;
  const { found, fixed } = runCheck(outdatedTextsCheck, { blocks: content.overview, page: content });
  expect(found).toMatchObject([
    {
      language: 'en',
      sentence: preflightWords.outdated('Text', 'English'),
      fix: { label: preflightWords.stillFine.label },
    },
  ]);
  const after = fixed();
  expect(after?.overview).toEqual(content.overview);
  expect(runCheck(outdatedTextsCheck, { blocks: [], page: after }).found).toEqual([]);
});

test('a variant image shared by all languages is reported if the main image differs per language', () => {
  const src = { nl: '/kade.jpg', en: '/quay.jpg' };
  const { sentences, found } = runCheck(imagesByLanguageCheck, {
    blocks: [
      block('a', 'image', { src, darkSrc: '/night.jpg', phoneSrc: src }),
      block('b', 'image', { src, darkSrc: src, phoneSrc: '/small.jpg' }),
      block('c', 'carousel', { slides: [{ id: 'one', src, darkSrc: '/night.jpg' }] }),
      block('d', 'image', { src, darkSrc: '/night.jpg', isMultiLanguage: false }),
      block('e', 'image', { src: '/kade.jpg', darkSrc: src }),
    ],
  });
  expect(sentences).toEqual([
    preflightWords.sameImage('Dark theme image', 'Image'),
    preflightWords.sameImage('Image, Mobile', 'Image'),
    preflightWords.sameImage('Slide 1, Dark theme image', 'Slide 1, Image'),
  ]);
  expect(found.map(({ place }) => place)).toMatchObject([
    { blockId: 'a', field: 'darkSrc' },
    { blockId: 'b', field: 'responsive.mobile.src' },
    { blockId: 'c', field: 'slides[0].darkSrc' },
  ]);
});
