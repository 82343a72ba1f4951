import { expect, test } from 'vitest';
import { runCheck } from '../../../../../../tests/support/run-check.ts';
import { block } from '../../../../../../tests/support/sample-page.ts';
import { preflightWords } from '../preflight-words.ts';
import { weightBudget } from '../weight-budget.ts';
import { outsideHostsCheck } from './outside-hosts.check.ts';
import { redirectsCheck } from './redirects.check.ts';
import { sharedFilesCheck } from './shared-files.check.ts';
import { weightCheck } from './weight.check.ts';

const same = (src: string) => src;
const image = (id: string, src: string, rest: object = {}) => block(id, 'image', { src, ...rest });
const weigh = (bytes: number, ...blocks: ReturnType<typeof block>[]) => {
  const weights = {
    get: (address: string) => (address.startsWith('/media/a') ? bytes : 0),
  } as unknown as ReadonlyMap<string, number>;
  return runCheck(weightCheck, { blocks }, { weights: { bytes: weights, addressOf: same } });
};

test('a block is weighed by its phone renditions, and reported if it exceeds its budget', () => {
  const asked: string[] = [];
  const weights = { get: (address: string) => void asked.push(address) } as unknown as ReadonlyMap<
    string,
    number
  >;
  runCheck(
    weightCheck,
    { blocks: [image('a', '/media/a.jpg'), block('h', 'heroImage', { src: '/media/b.jpg' })] },
    {
      weights: {
        bytes: weights,
        addressOf: (src) => (src === '/media/b.jpg' ? '/media/b-0a1b2c3d.jpg' : src),
      },
    },
  );
  expect(new Set(asked)).toEqual(
    new Set(['/media/a.jpg?w=1024&f=avif', '/media/b-0a1b2c3d.jpg?w=1024&q=95&f=avif']),
  );
  expect(weigh(weightBudget.block, image('a', '/media/a.jpg')).found).toEqual([]);
  expect(weigh(weightBudget.block + 1, image('a', '/media/a.gif')).found).toMatchObject([
    {
      severity: 'note',
      place: { blockId: 'a' },
      sentence: 'Images and videos are 500 kB on mobile, more than 500 kB.',
    },
  ]);
});

test('the page as a whole is weighed too, counting each file once', () => {
  const many = Array.from({ length: 6 }, (_, index) => image(`i${index}`, `/media/a${index}.jpg`));
  expect(weigh(400_000, ...many).sentences).toEqual([
    'All images and videos together are 2.4 MB on mobile, more than 2.0 MB.',
  ]);
  const one = Array.from({ length: 6 }, (_, index) => image(`i${index}`, '/media/a.jpg'));
  expect(weigh(400_000, ...one).sentences).toEqual([]);
});

test('a file shared with another page is reported once, as a warning if publishing makes it public', () => {
  const file = (digit: string, name = 'a.jpg') => `/media/${digit.repeat(16)}/${name}`;
  const sharedFiles = [
    { url: file('a'), isPublic: false, title: { nl: 'Dossier', en: 'File' } },
    { url: file('b'), isPublic: true, title: 'Home' },
  ];
  const blocks = [
    image('a', file('a')),
    image('again', file('a', 'another-name.jpg')),
    image('b', file('b')),
    image('c', file('c')),
  ];
  expect(runCheck(sharedFilesCheck, { blocks }, { sharedFiles }).found).toMatchObject([
    {
      severity: 'fault',
      place: { blockId: 'a', field: 'src' },
      sentence: preflightWords.sharedFiles.becomesPublic('a.jpg', 'File'),
    },
    {
      severity: 'note',
      place: { blockId: 'b', field: 'src' },
      sentence: preflightWords.sharedFiles.isPublic('a.jpg', 'Home'),
    },
  ]);
});

test('a shared file is found in text links, card decks and buttons', () => {
  const [plan, deck, offer] = ['plan.pdf', 'deck.zip', 'offer.pdf'].map(
    (name, at) => `/media/${at}123456789abcdef/${name}`,
  );
  const sharedFiles = [plan, deck, offer].map((url = '') => ({ url, isPublic: false, title: 'Dossier' }));
  const blocks = [
    block('t', 'text', { content: { nl: `Lees [het plan](${plan}?v=2).` } }),
    block('c', 'card', { interactionEnabled: true, presentPath: deck }),
    block('b', 'button', { buttons: [{ id: 'k', action: 'link', url: offer }] }),
    block('h', 'text', { hidden: true, content: `[Lees](${plan})` }),
  ];
  const { found } = runCheck(sharedFilesCheck, { blocks }, { sharedFiles });
  expect(found.map(({ place }) => place?.blockId)).toEqual(['t', 'c', 'b']);
});

test('redirects that change with the page are listed', () => {
  const redirectChanges = [
    { fromPath: '/oud', wasTo: null, toPath: '/nieuw' },
    { fromPath: '/hier', wasTo: '/x', toPath: null },
  ];
  expect(runCheck(redirectsCheck, { blocks: [] }, { redirectChanges }).sentences).toEqual([
    preflightWords.redirects.leads('/oud', '/nieuw'),
    preflightWords.redirects.dropped('/hier'),
  ]);
});

test('third-party requests are reported once per block, and links do not count', () => {
  const { found } = runCheck(outsideHostsCheck, {
    blocks: [
      image('a', 'https://pictures.example/x.jpg'),
      image('b', '/media/a.jpg'),
      image('c', '//cdn.example/y.png', { hidden: true }),
      block('d', 'socialEmbed', { url: 'https://vimeo.com/123' }),
      block('e', 'button', { buttons: [{ text: 'Ga', url: 'https://elsewhere.example' }] }),
    ],
  });
  expect(found.map(({ place, sentence }) => [place.blockId, sentence])).toEqual([
    ['a', preflightWords.asksHost('pictures.example')],
    ['d', preflightWords.asksHost('vimeo.com')],
  ]);
});
