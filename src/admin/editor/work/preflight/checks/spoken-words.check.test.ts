import { expect, test } from 'vitest';
import { createPageTree } from '#document/page-tree.ts';
import { block, definitions } from '../../../../../../tests/support/sample-page.ts';
import { spokenWordsCheck } from './spoken-words.check.ts';

const find = (values: Readonly<Record<string, unknown>>) => {
  const overview = [block('film', 'video', values)];
  const tree = createPageTree(definitions, { title: 'Proef', overview });
  return [...spokenWordsCheck.find(tree, {} as never)].flatMap((finding) =>
    finding ? [`${finding.place.field}: ${finding.sentence}`] : [],
  );
};
const src = '/media/a/bouw.mp4';

test('a video with sound needs captions and a transcript, and is named by its file', () => {
  expect(find({ src })).toEqual([
    'captions: bouw.mp4 has no captions.',
    'transcript: bouw.mp4 has no transcript.',
  ]);
  expect(find({ src, isMultiLanguage: true, captions: { nl: 'x' }, transcript: { en: 'y' } })).toEqual([]);
});

test('a silent, muted or missing video needs no captions or transcript', () => {
  for (const values of [{}, { src, silent: true }, { src, autoplay: true }]) expect(find(values)).toEqual([]);
});

test('an embedded video needs only a transcript', () => {
  expect(find({ source: 'embed', url: 'https://vimeo.com/76979871' })).toEqual([
    'transcript: 76979871 has no transcript.',
  ]);
});
