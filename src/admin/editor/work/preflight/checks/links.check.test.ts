import { expect, test } from 'vitest';
import { runCheck } from '../../../../../../tests/support/run-check.ts';
import { block } from '../../../../../../tests/support/sample-page.ts';
import { preflightWords } from '../preflight-words.ts';
import { type CheckedPage, createSiteAddresses } from '../site-addresses.ts';
import { linksCheck } from './links.check.ts';

const page = (identifier: string, rest: Partial<CheckedPage> = {}): CheckedPage => ({
  identifier,
  kind: 'page',
  parentIdentifier: null,
  status: 'PUBLISHED',
  redirectUrl: null,
  name: identifier,
  ...rest,
});
const addresses = createSiteAddresses({
  origin: 'https://studio.example',
  pages: [
    page('main'),
    page('studio'),
    page('cases'),
    page('shell', { kind: 'case' }),
    page('team', { parentIdentifier: 'studio' }),
    page('concept', { status: 'DRAFT', name: 'Concept' }),
    page('oud', { status: 'HIDDEN', name: 'Oud' }),
    page('verhuisd', { status: 'HIDDEN', redirectUrl: '/studio' }),
  ],
  redirects: [
    { fromPath: '/was', toPath: '/studio' },
    { fromPath: '/eerder', toPath: '/was' },
    { fromPath: '/weg', toPath: '/nergens' },
    { fromPath: '/elders', toPath: 'https://example.org/' },
    { fromPath: '/rond', toPath: '/rond' },
  ],
  trashed: [{ path: '/prullenbak', name: 'Oude dienst' }],
});
const to = (...links: string[]) =>
  runCheck(
    linksCheck,
    { blocks: links.map((url, index) => block(`b${index}`, 'button', { buttons: [{ text: 'Ga', url }] })) },
    { addresses },
  );
const inText = (content: unknown, rest: object = {}) =>
  runCheck(linksCheck, { blocks: [block('a', 'text', { content, ...rest })] }, { addresses });

test('links to existing pages, files and other sites are not reported', () => {
  const fine = ['/', '/main', '/studio', '/studio/', '/en/studio#top', '/cases/shell?x=1', '/clients/shell'];
  const ours = ['/shell', '/studio/team', '/team', '/media/a.pdf', '/api/docs', '/robots.txt', '#contact'];
  const others = [
    'https://example.org/nergens',
    '//example.org/x',
    'mailto:a@b.example',
    'tel:+31',
    '',
    '?a=1',
    'main',
  ];
  expect(to(...fine, ...ours, ...others).sentences).toEqual([]);
});

test('links to missing, draft, hidden and deleted pages are told apart', () => {
  expect(to('/nergens', '/concept', '/oud', '/prullenbak', '/studio/shell').sentences).toEqual([
    preflightWords.links.unknown('/nergens'),
    preflightWords.links.draft('/concept', 'Concept'),
    preflightWords.links.hidden('/oud', 'Oud'),
    preflightWords.links.trashed('/prullenbak', 'Oude dienst'),
    preflightWords.links.unknown('/studio/shell'),
  ]);
  expect(new Set(to('/nergens', '/concept').found.map(({ severity }) => severity))).toEqual(
    new Set(['fault']),
  );
});

test('a link without a leading slash is reported, with the likely URL as fix', () => {
  const { found, fixed } = to(
    'studio',
    'brood',
    'was?a=1',
    'www.example.org/a',
    './studio',
    'ftp://example.org/',
  );
  expect(found.map(({ severity, sentence, fix }) => [severity, sentence, fix?.label])).toEqual([
    ['fault', expect.stringMatching(/^studio isn’t a full URL/), 'Link to /studio'],
    ['fault', expect.stringMatching(/^brood isn’t a full URL/), undefined],
    ['fault', expect.stringMatching(/^was\?a=1 isn’t a full URL/), 'Link to /studio?a=1'],
    ['fault', expect.stringMatching(/^www.example.org/), 'Link to https://www.example.org/a'],
    ['fault', expect.stringMatching(/^.\/studio isn’t a full URL/), 'Link to /studio'],
    ['fault', preflightWords.links.refused('ftp://example.org/'), undefined],
  ]);
  expect(fixed()?.overview[0]?.buttons).toEqual([{ text: 'Ga', url: '/studio' }]);
  expect(inText('Lees [dit](brood) en [dat](studio).').sentences).toHaveLength(2);
  const card = (linkType?: string) =>
    runCheck(
      linksCheck,
      { blocks: [block('c', 'card', { linkEnabled: true, link: 'cases/shell', linkType })] },
      { addresses },
    ).found;
  expect([card('internal'), card('external'), card()].map(({ length }) => length)).toEqual([0, 1, 1]);
});

test('links are resolved as in a browser: dots, own origin, capitals and missing files', () => {
  expect(
    to(
      '/studio/../nergens',
      'https://studio.example/nergens?a',
      '//studio.example/studio',
      '/Studio',
      '/WAS',
      '/bestand.pdf',
      '/cases/%73hell',
    ).sentences,
  ).toEqual([
    preflightWords.links.unknown('/nergens'),
    preflightWords.links.unknown('/nergens'),
    preflightWords.links.moved('/Studio', '/studio'),
    preflightWords.links.moved('/WAS', '/studio'),
    preflightWords.links.unknown('/bestand.pdf'),
  ]);
});

test('the case of a slide is checked unless the slide has a link of its own', () => {
  const slides = [{ slug: 'shell' }, { slug: 'weg' }, { slug: 'weg', link: '/studio' }];
  const { found } = runCheck(linksCheck, { blocks: [block('c', 'carousel', { slides })] }, { addresses });
  expect(found.map(({ sentence, fix }) => [sentence, fix])).toEqual([
    [preflightWords.links.unknown('/cases/weg'), undefined],
  ]);
});

test('a link to a moved URL can be updated, keeping its query and hash', () => {
  const { found, fixed } = to('/eerder?a=1#b');
  expect(found).toMatchObject([
    {
      severity: 'note',
      sentence: preflightWords.links.moved('/eerder', '/studio'),
      fix: { label: 'Update link' },
    },
  ]);
  expect(fixed()?.overview[0]?.buttons).toEqual([{ text: 'Ga', url: '/studio?a=1#b' }]);
  expect(to('/verhuisd', '/elders').found.map(({ sentence }) => sentence)).toEqual([
    preflightWords.links.moved('/verhuisd', '/studio'),
    preflightWords.links.moved('/elders', 'https://example.org/'),
  ]);
  expect(to('/weg').sentences).toEqual([preflightWords.links.unknown('/weg')]);
});

test('links in a text are checked in each language, and fixed in that language', () => {
  const content = {
    nl: 'Lees [dit](/was) en [dat](/wasstraat), of [nog eens](</was>).',
    en: 'Read [this](/studio).',
  };
  const { found, fixed } = inText(content, { isMultiLanguage: true });
  expect(found.map(({ language, sentence }) => [language, sentence])).toEqual([
    ['nl', preflightWords.links.moved('/was', '/studio')],
    ['nl', preflightWords.links.unknown('/wasstraat')],
  ]);
  expect(fixed()?.overview[0]?.content).toEqual({
    nl: 'Lees [dit](/studio) en [dat](/wasstraat), of [nog eens](</studio>).',
    en: content.en,
  });
});

test('a disabled link, or a link in a hidden block, is not reported', () => {
  const card = (rest: object) => block('c', 'card', { link: '/nergens', ...rest });
  const found = (rest: object) => runCheck(linksCheck, { blocks: [card(rest)] }, { addresses }).found;
  expect(found({ linkEnabled: true })).toHaveLength(1);
  expect(found({ linkEnabled: false })).toEqual([]);
  expect(found({ linkEnabled: true, hidden: true })).toEqual([]);
});
