import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import { sections } from '#blocks/sections/sections.ts';
import type { Block } from '#content/block/block.ts';
import { mediaPrefix, type StartingPage } from '#seed/starting-content.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { getCurrentVersionId } from '#server/pages/store/page-record.ts';
import { listPages } from '#server/pages/store/pages.repository.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import { type AccessSite, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { fillBlocks } from '../../../tests/support/filled-sections.ts';
import { scaleRepeats } from '../../../tests/support/long-run.ts';
import { createPicture } from '../../../tests/support/media-test-app.ts';
import { fc } from '../../../tests/support/properties.ts';
import { blockTree, createCounter, withIds } from '../../../tests/support/random-pages.ts';
import { buildPageFiles, exportContent } from './export-content.ts';
import { type ImportOptions, importContent } from './import-content.ts';
import { describeImport } from './import-report.ts';
import type { PageFile } from './page-file.ts';
import { readContentFolder } from './read-folder.ts';

const oneText = (id: string, nl: string, en: string) => [
  { id, type: 'text', isMultiLanguage: true, content: { nl, en } },
];
const filled = fillBlocks(
  buildBlocks(sections.flatMap(({ parts }) => parts)),
  [`${mediaPrefix}haven.jpg`],
  'all',
);
/** Every section with content, a child page and a protected page. */
const pages: readonly StartingPage[] = [
  { identifier: 'main', kind: 'page', title: { nl: 'Studio', en: 'Studio' }, overview: filled },
  {
    identifier: 'werkwijze',
    kind: 'page',
    title: { nl: 'Werkwijze', en: 'Method' },
    overview: oneText('method', 'Eerst kijken, dan *tekenen*.', 'First look, then *draw*.'),
  },
  {
    identifier: 'ontwerpsprint',
    kind: 'page',
    parentIdentifier: 'werkwijze',
    title: { nl: 'Ontwerpsprint', en: 'Design sprint' },
    overview: oneText('sprint', 'Vijf dagen.', 'Five days.'),
  },
  {
    identifier: 'privacy',
    kind: 'page',
    title: { nl: 'Privacy', en: 'Privacy' },
    overview: [
      ...oneText('privacy', 'Ik bewaar niets.', 'I keep nothing.'),
      { id: 'linked', type: 'section', section: 'section-strook' },
    ],
  },
  {
    identifier: 'section-strook',
    kind: 'section',
    title: { nl: 'Strook', en: 'Strip' },
    overview: oneText('strip', 'Bel even.', 'Do call.'),
  },
  {
    identifier: 'halte',
    kind: 'case',
    title: { nl: 'Halte', en: 'Stop' },
    requiresLogin: true,
    loginPassword: 'laatste-halte',
    overview: oneText('stop', 'Achter een wachtwoord.', 'Behind a password.'),
  },
];
const posts = scaleRepeats(10_000, 10);

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'vitrine-content-'));
});
afterAll(() => rm(work, { recursive: true }));

/** Writes files into a new folder. */
async function folderWith(name: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  for (const [file, body] of Object.entries(files)) {
    const path = join(work, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
  }
  return join(work, name);
}

const usual: ImportOptions = { dryRun: false, update: false, language: 'nl', fetchMedia: false };

function importInto(
  site: AccessSite,
  path: string,
  more: Partial<ImportOptions> = {},
  fetchOutside = noWayOut,
) {
  const into = { ...site.deps, mediaService: site.media, uploadLimits: standardLimits, fetchOutside };
  return importContent(into, path, { ...usual, ...more });
}

const noWayOut: FetchOutside = async () => {
  throw new Error('no way out');
};

/** Reads the current content of all pages, by identifier. */
async function readContent({ storage: { db } }: AccessSite) {
  const listed = await listPages(db, 'current');
  const names = new Map(listed.map(({ page }) => [page.id, page.identifier]));
  const all = listed.map(async ({ page }) => {
    const version = await findVersion(db, page.id, getCurrentVersionId(page));
    const { kind, showInMenu, hideFromSearchEngines } = page;
    const parent = page.parentId === null ? null : names.get(page.parentId);
    return [
      page.identifier,
      { kind, showInMenu, hideFromSearchEngines, parent, ...version?.content },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

const seen = async ({ reader }: AccessSite) =>
  (await reader.publicPages()).map(({ identifier }) => identifier);

describe('a page exported to files', () => {
  const hostile = fc.constantFrom(
    ...[
      '```json\n{}\n```',
      '```json\n',
      '<!-- block:text a -->',
      '---',
      'a\r\nb',
      ' voor',
      'na ',
      '\n\n',
      '# kop',
    ],
    ...[
      '## ',
      '![a](b)',
      '![](/media/x)',
      '`',
      '*',
      '_a_',
      '- a\n- b',
      '> citaat',
      '1. een',
      '\u2028',
      '🪟',
      'é',
      '\\',
      '"',
    ],
    ...['null', '~', 'yes', '&a *a', '{{x}}', '<script>', 'https://vimeo.com/1', '\t', '\u0085', '-->'],
  );
  const words = fc
    .array(fc.oneof(hostile, fc.string({ maxLength: 6 })), { maxLength: 4 })
    .map((parts) => parts.join(''));
  const text = fc.oneof(
    { weight: 6, arbitrary: fc.record({ nl: words, en: words }) },
    fc.record({ nl: words }),
    fc.record({ en: words }),
    fc.record({ nl: words, en: fc.constant(null) }),
    words,
  );
  const plain = fc.oneof(
    fc.record({
      type: fc.constantFrom('text', 'title', 'subheading'),
      isMultiLanguage: fc.constant(true),
      content: text,
    }),
    fc.record({
      type: fc.constant('image'),
      isMultiLanguage: fc.constant(true),
      src: fc.oneof(
        fc.constant('/media/0123456789abcdef/a.jpg'),
        fc.constant({ nl: '/media/0123456789abcdef/a.jpg', en: '/media/1123456789abcdef/b.jpg' }),
        words,
      ),
      alt: text,
    }),
  );
  const page = fc.record({
    title: text,
    overview: fc.array(fc.oneof(plain, blockTree), { maxLength: 8 }),
    metadata: fc.record(
      { description: text, contactTitle: text, contactSection: fc.constant('none') },
      { requiredKeys: ['description'] },
    ),
  });

  it.each(['markdown', 'json'] as const)('is read back unchanged, whatever it contains: %s', async (form) => {
    let written = 0;
    let asWords = 0;
    const runs = fc.sample(page, scaleRepeats(300, 8));
    const pages = runs.map((drawn, index): PageFile => {
      const next = createCounter('b');
      const overview = drawn.overview.map((tree) => withIds(tree, next));
      // Storage returns JSON.
      return JSON.parse(JSON.stringify({ ...drawn, identifier: `p${index}`, kind: 'page', overview }));
    });
    const files: Record<string, string> = {};
    for (const one of pages)
      for (const [name, body] of buildPageFiles(blockDefinitions, one, form)) files[`pages/${name}`] = body;
    const folder = await folderWith(`random-${form}`, files);
    const read = await readContentFolder(blockDefinitions, folder, 'nl');
    expect(read.refused).toEqual([]);
    for (const one of pages) {
      const again = read.pages.find(({ identifier }) => identifier === one.identifier);
      const { title, overview, metadata, kind, identifier } = again ?? {};
      expect({ identifier, kind, title, overview, metadata }).toEqual(one);
      expect(again?.notes).toEqual([]);
      const body = files[`pages/${identifier}.md`] ?? '';
      written += one.overview.length;
      asWords += one.overview.length - body.split('\n```json\n').length + 1;
    }
    // Blocks that Markdown can express are written as Markdown, not as a JSON fence.
    if (form === 'markdown') expect(asWords / written).toBeGreaterThan(0.05);
  });
});

describeEachDatabase('a site exported to files', (location) => {
  let from: AccessSite;
  let to: AccessSite;
  let exported: string;

  beforeAll(async () => {
    from = await openAccessSite({ kind: 'sqlite', file: ':memory:' });
    to = await openAccessSite(location());
    const shown = await from.media.storeMedia(await createPicture('jpeg', 60, 40), 'haven.jpg');
    const inMedia = JSON.stringify(pages).replaceAll(/"seed:[^"]+"/g, JSON.stringify(shown.url));
    for (const page of JSON.parse(inMedia) as typeof pages) {
      const { identifier, kind, title, overview, requiresLogin, loginPassword } = page;
      const parentIdentifier =
        page.parentIdentifier === undefined ? {} : { parentIdentifier: page.parentIdentifier };
      const locked = requiresLogin ? { requiresLogin, loginPassword } : {};
      const body = { identifier, kind, title, overview, status: 'PUBLISHED', ...parentIdentifier, ...locked };
      const answer = await from.asOwner('POST', '/pages', body);
      expect(answer.statusCode, answer.body).toBe(201);
    }
    exported = join(work, `site-${location().kind}`);
    const site = { storage: from.storage, store: from.store, definitions: blockDefinitions };
    expect(await exportContent(site, exported, 'markdown')).toMatchObject({
      pages: pages.length,
      media: 1,
    });
    expect(await exportContent(site, `${exported}-json`, 'json')).toMatchObject({ pages: pages.length });
  }, 60_000);
  afterAll(async () => {
    await from.close();
    await to.close();
  });

  it('is reported by a dry run, which changes nothing', async () => {
    const report = await importInto(to, exported, { dryRun: true });
    expect([report.created.length, report.files, report.refused]).toEqual([pages.length, 1, []]);
    expect([await readContent(to), await to.media.list()]).toEqual([{}, []]);
    expect(describeImport(report, { dryRun: true })).toMatch(/would be a new draft, werkwijze\./);
  });

  it('is imported on another server as drafts that are not public', async () => {
    const report = await importInto(to, exported);
    expect([report.created.length, report.refused]).toEqual([pages.length, []]);
    expect(await readContent(to)).toEqual(await readContent(from));
    expect(await seen(to)).toEqual([]);
    const [file] = await to.media.list();
    expect(file).toMatchObject({ name: 'haven.jpg', mimeType: 'image/jpeg' });
    expect(report.notes).toContainEqual({
      source: 'pages/halte.md',
      note: 'The original has a password. Set one before you publish this page.',
    });
  });

  it('is imported beside existing pages, or into their drafts with the update option', async () => {
    const before = await readContent(to);
    await to.asOwner('PUT', '/pages/privacy', { status: 'PUBLISHED' });
    const live = (await to.get('/privacy')).body;
    const beside = await importInto(to, `${exported}-json`);
    expect(beside.created.map(({ identifier }) => identifier)).toContain('privacy-2');
    expect(describeImport(beside, { dryRun: false })).toContain(
      'privacy-2, because the page privacy already exists.',
    );
    expect((await readContent(to))['ontwerpsprint-2']).toMatchObject({ parent: 'werkwijze-2' });
    const changed = await folderWith(`changed-${location().kind}`, {
      'pages/privacy.json': (await readFile(join(`${exported}-json`, 'pages/privacy.json'), 'utf8')).replace(
        '"nl": "',
        '"nl": "Nieuw: ',
      ),
    });
    const over = await importInto(to, changed, { update: true });
    expect(over.updated).toEqual([{ source: 'pages/privacy.json', identifier: 'privacy' }]);
    const after = await readContent(to);
    expect(JSON.stringify(after.privacy)).toContain('Nieuw: ');
    expect(after.werkwijze).toEqual(before.werkwijze);
    expect((await to.get('/privacy')).body).toBe(live);
  });

  it('does not overwrite a page that has no drafts', async () => {
    await to.asOwner('POST', '/pages', {
      identifier: 'direct',
      title: 'Direct',
      overview: [],
      versioning: false,
    });
    const folder = await folderWith(`direct-${location().kind}`, {
      'direct.md': '# Anders\n\nNieuwe woorden.',
    });
    const report = await importInto(to, folder, { update: true });
    expect(report.refused[0]?.why).toMatch(/saving would publish/);
    expect((await readContent(to)).direct?.overview).toEqual([]);
  });
});

describe('Markdown from another program', () => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite({ kind: 'sqlite', file: ':memory:' });
  });
  afterAll(() => site.close());

  const bare = (blocks: readonly Block[] | undefined) =>
    (blocks ?? []).map(({ id: _id, isMultiLanguage: _own, ...block }) => block);
  const listNotes = (report: { notes: readonly { note: string }[] }) => report.notes.map(({ note }) => note);

  it('is imported as headings, texts, images from the folder and embeds', async () => {
    const folder = await folderWith('elders', {
      'verhalen/haven.md': [
        ...[
          '---',
          'title: De haven: een verhaal',
          'tags: [a, b]',
          'description: Kort',
          '---',
          '',
          'Eerste *regel*.',
          '',
        ],
        ...[
          '## Kop',
          '',
          '- een',
          '- twee',
          '',
          '![De kade](beeld/kade.png)',
          '',
          'https://vimeo.com/76979871',
          '',
        ],
        ...['> citaat', '', '```js', '![geen beeld](x.png)', '```', '', '![weg](beeld/weg.png)'],
      ]
        .join('\n')
        .replace('title: De haven: een verhaal', 'title: "De haven: een verhaal"'),
      'verhalen/beeld/kade.png': await createPicture('png', 12, 8),
      'README.md': '# Niet dit',
    });
    const report = await importInto(site, folder);
    expect(report.created).toEqual([{ source: 'verhalen/haven.md', identifier: 'haven' }]);
    const { haven } = await readContent(site);
    const [file] = await site.media.list();
    expect(haven).toMatchObject({
      title: { nl: 'De haven: een verhaal' },
      metadata: { description: { nl: 'Kort' } },
    });
    expect(bare(haven?.overview)).toEqual([
      { type: 'text', content: { nl: 'Eerste *regel*.' } },
      { type: 'subheading', content: { nl: 'Kop' } },
      { type: 'text', content: { nl: '- een\n- twee' } },
      { type: 'image', src: file?.url, alt: { nl: 'De kade' } },
      { type: 'video', url: 'https://vimeo.com/76979871', source: 'embed' },
      { type: 'text', content: { nl: '> citaat\n\n```js\n![geen beeld](x.png)\n```' } },
    ]);
    expect(listNotes(report)).toEqual([
      'This file describes the folder, so it was left out.',
      'Unknown names in the front matter: tags.',
      'The file beeld/weg.png is not in the folder.',
    ]);
  });

  it('has the lines of a paragraph joined, and keeps hard line breaks', async () => {
    const folder = await folderWith('regels', {
      'regels.md': [
        ...['# Regels', '', 'Een zin die', 'verder [gaat', 'hier](https://a.example/b).', ''],
        ...['Straat 1  ', '1234 AB Stad\\', 'Nederland', '', '- een punt', '  dat doorgaat', 'en nog', ''],
        ...['> een citaat', '> dat doorgaat', '', '```', 'code', 'blijft', '```'],
      ].join('\n'),
    });
    await importInto(site, folder);
    const { regels } = await readContent(site);
    expect(bare(regels?.overview)).toEqual([
      {
        type: 'text',
        content: {
          nl: [
            'Een zin die verder [gaat hier](https://a.example/b).',
            'Straat 1\n1234 AB Stad\nNederland',
            '- een punt dat doorgaat en nog',
            '> een citaat dat doorgaat',
            '```\ncode\nblijft\n```',
          ].join('\n\n'),
        },
      },
    ]);
  });

  it('keeps the words of unsupported Markdown, and reports what was removed', async () => {
    const folder = await folderWith('verlies', {
      'verlies.md': [
        ...['# [Titel](https://a.example/t) *schuin*', '', '## Over [ons](https://a.example/ons)', ''],
        ...[
          '| Jaar | Werk |',
          '| --- | --- |',
          '| 2024 | [Halte](https://a.example/halte) |',
          '| - | 1. x |',
          '',
        ],
        ...[
          'Zie [de brug][b] en een noot.[^1]',
          '',
          '![weg](/beeld/weg.png)',
          '',
          '[^1]: Noot',
          '[b]: https://a.example/brug',
        ],
      ].join('\n'),
    });
    const report = await importInto(site, folder);
    const { verlies } = await readContent(site);
    expect(verlies?.title).toEqual({ nl: 'Titel schuin' });
    expect(bare(verlies?.overview)).toEqual([
      { type: 'subheading', content: { nl: 'Over ons' } },
      {
        type: 'text',
        content: {
          nl: [
            '**Jaar** · **Werk**\n2024 · [Halte](https://a.example/halte)\n\\- · 1. x',
            'Zie [de brug](https://a.example/brug) en een noot.[^1]',
          ].join('\n\n'),
        },
      },
      { type: 'text', content: { nl: '\\[^1\\]: Noot' } },
    ]);
    expect(listNotes(report)).toEqual([
      'The link to https://a.example/t was removed from the heading “Titel schuin”: headings cannot contain links.',
      'The link to https://a.example/ons was removed from the heading “Over ons”: headings cannot contain links.',
      'A table became lines: texts cannot contain tables.',
      'Footnotes stay as text: they are not supported.',
      'The file /beeld/weg.png is not in the folder.',
    ]);
  });

  it('is read with other kinds of front matter, index files and MDX', async () => {
    const folder = await folderWith('elders-2', {
      'werk/index.md': '---\nTitle: Werk\nDescription: Kort\n...\n\nWoorden.',
      'blog/_index.md': '+++\ntitle = "Blog"\nTAGS = ["a"]\n+++\n\nWoorden.',
      'index.md': 'Woorden.',
      'jaar.md': '---\ntitle: 2024\nslug: Straße 12\n---\nWoorden.',
      'stuk.mdx':
        "import A from './a'\nimport {\n  B,\n} from './b'\n\nexport const meta = {\n\n  a: 1,\n}\n\n# Stuk\n\nWoorden die\ndoorgaan.\n\n```js\nimport C from 'c'\n```",
      'dubbel.md': '# Een',
      'dubbel.MARKDOWN': '# Twee',
      'pagina.html': '<p>x</p>',
      'static/a.png': await createPicture('png', 3, 3),
      'plaat.md': '![a](/a.png)',
    });
    const report = await importInto(site, folder);
    const content = await readContent(site);
    expect(report.created.map(({ source, identifier }) => [source, identifier])).toEqual([
      ['blog/_index.md', 'blog'],
      ['dubbel.MARKDOWN', 'dubbel'],
      ['index.md', 'elders-2'],
      ['jaar.md', 'strasse-12'],
      ['plaat.md', 'plaat'],
      ['stuk.mdx', 'stuk'],
      ['werk/index.md', 'werk'],
    ]);
    expect(content.werk).toMatchObject({ title: { nl: 'Werk' }, metadata: { description: { nl: 'Kort' } } });
    expect([content.blog?.title, content['strasse-12']?.title]).toEqual([{ nl: 'Blog' }, { nl: '2024' }]);
    expect(content.stuk?.title).toEqual({ nl: 'Stuk' });
    expect(bare(content.stuk?.overview)).toEqual([
      { type: 'text', content: { nl: "Woorden die doorgaan.\n\n```js\nimport C from 'c'\n```" } },
    ]);
    expect(bare(content.plaat?.overview)).toMatchObject([{ type: 'image', src: /^\/media\// }]);
    expect(report.refused).toEqual([
      { source: 'dubbel.md', why: 'dubbel.MARKDOWN is the same page as nl. Rename one of them.' },
    ]);
    expect(listNotes(report)).toEqual([
      'Files of other kinds were left out: 1 .html. Pages are .md, .markdown and .mdx.',
      'Unknown names in the front matter: tags.',
      'This is MDX: its imports, exports and components were left out.',
    ]);
  });

  it('gets the same report from a dry run as from the import', async () => {
    const folder = await folderWith('eens', {
      'boven.md': '# Boven',
      'midden.md': '---\nparent: boven\n---\n# Midden',
      'onder.md': '---\nparent: midden\n---\n# Onder',
      'systeem.md': '---\nparent: main\n---\n# Systeem',
      'weg.md': '---\nparent: nergens\n---\n# Weg',
      'geen-beeld.md': '# Geen beeld\n\n![x](nep.png)',
      'nep.png': 'geen beeld',
      'beeld.md': '# Beeld\n\n![x](echt.png)',
      'echt.png': await createPicture('png', 5, 4),
      'a/zelfde.md': '# Zelfde',
      'b/zelfde.md': '# Zelfde',
    });
    const before = [await readContent(site), await site.media.list()];
    const dry = await importInto(site, folder, { dryRun: true, update: true });
    expect([await readContent(site), await site.media.list()]).toEqual(before);
    const report = await importInto(site, folder, { update: true });
    expect(dry).toEqual(report);
    const content = await readContent(site);
    expect([content.midden?.parent, content.onder?.parent]).toEqual(['boven', null]);
    expect(report.notes).toContainEqual({
      source: 'onder.md',
      note: '"midden" has a parent page itself, so it cannot have child pages. The page is at the top level.',
    });
    expect(dry.files).toBe(1);
  });

  it('has its line endings normalised', async () => {
    const folder = await folderWith('regeleinden', {
      'regeleinden.md': '---\ntitle: Een\u2028titel\n---\n\na\vb\u2029c',
    });
    await importInto(site, folder);
    const { regeleinden } = await readContent(site);
    expect(regeleinden?.title).toEqual({ nl: 'Een\ntitel' });
    expect(bare(regeleinden?.overview)).toEqual([{ type: 'text', content: { nl: 'a\nb\n\nc' } }]);
  });

  it('is merged into one page in two languages by its file names', async () => {
    const folder = await folderWith('talen', {
      'over.md': '# Over\n\nWoorden.\n\n## Kop\n',
      'over.en.md': '# About\n\nWords.\n\n## Heading\n',
      'scheef.nl.md': '# Scheef\n\nWoorden.',
      'scheef.en.md': '# Skewed\n\n## First a heading\n\nWords.',
      'english.en.md': '# Only English\n\nWords.',
    });
    const report = await importInto(site, folder);
    const { over, scheef, english } = await readContent(site);
    expect([over?.title, scheef?.title, english?.title]).toEqual([
      { nl: 'Over', en: 'About' },
      { nl: 'Scheef', en: 'Skewed' },
      { en: 'Only English' },
    ]);
    expect(bare(over?.overview)).toEqual([
      { type: 'text', content: { nl: 'Woorden.', en: 'Words.' } },
      { type: 'subheading', content: { nl: 'Kop', en: 'Heading' } },
    ]);
    expect(bare(scheef?.overview)).toEqual([{ type: 'text', content: { nl: 'Woorden.' } }]);
    expect(listNotes(report)).toEqual([
      'The structure in en differs from the first language, so that text was left out.',
    ]);
  });

  it('cannot use files from outside its folder or files of a false type', async () => {
    await writeFile(join(work, 'geheim.png'), await createPicture('png', 9, 9));
    const folder = await folderWith('uitbreker', {
      'a.md': '# A\n\n![x](../geheim.png)\n\n![y](link.png)\n\n![z](nep.png)\n\n![q](/etc/hostname)\n',
      'nep.png': '<script>alert(1)</script>',
    });
    await symlink(join(work, 'geheim.png'), join(folder, 'link.png'));
    const before = (await site.media.list()).length;
    const report = await importInto(site, folder);
    expect((await site.media.list()).length).toBe(before);
    expect(listNotes(report)).toEqual([
      'The file ../geheim.png is not in the folder.',
      'The file link.png is not in the folder.',
      expect.stringMatching(/^nep\.png was not imported: /),
      'The file /etc/hostname is not in the folder.',
    ]);
  });

  it('is rejected file by file if it cannot be read', async () => {
    const bomb = Array.from(
      { length: 9 },
      (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}, *a${index}]`,
    );
    const folder = await folderWith('kapot', {
      'bom.md': ['---', 'a0: &a0 [lol, lol]', ...bomb, '---', 'x'].join('\n'),
      'geen-eind.md': '---\ntitle: A\nwoorden',
      'lijst.md': '---\n- a\n---\nx',
      'pages/half.json': '{"vitrine":1,"identifier":"half","ti',
      'pages/later.json': '{"vitrine":2,"identifier":"later","title":"x","overview":[]}',
      'pages/blok.md':
        '---\nvitrine: 1\nidentifier: blok\ntitle: Blok\n---\n<!-- block:card a -->\n```json\n{"id":\n```\n',
      'pages/proto.json':
        '{"vitrine":1,"identifier":"proto","title":"P","overview":[{"id":"a","type":"text","content":{"nl":7}}]}',
      'nul.md': '# Nul\n\na\u0000b',
      'goed.md': '# Goed\n\nWoorden.',
      'api.md': '# Bezet',
    });
    const report = await importInto(site, folder);
    expect(report.created.map(({ identifier }) => identifier)).toEqual(['api-pagina', 'goed', 'nul']);
    const why = Object.fromEntries(report.refused.map(({ source, why }) => [source, why]));
    expect(Object.keys(why).sort()).toEqual(
      [
        'bom.md',
        'geen-eind.md',
        'lijst.md',
        'pages/blok.md',
        'pages/half.json',
        'pages/later.json',
        'pages/proto.json',
      ].sort(),
    );
    expect(why['bom.md']).toMatch(/not valid YAML/);
    expect(why['geen-eind.md']).toMatch(/does not end/);
    expect(why['pages/half.json']).toMatch(/not complete, valid JSON/);
    expect(describeImport(report, { dryRun: false })).toContain(
      '- pages/blok.md: The block a is not complete, valid JSON',
    );
  });
});

describe('a WordPress export file', () => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite({ kind: 'sqlite', file: ':memory:' });
  });
  afterAll(() => site.close());

  const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const item = (values: Readonly<Record<string, string>>, more = '') =>
    `<item>${Object.entries(values)
      .map(([name, value]) => `<${name}>${cdata(value)}</${name}>`)
      .join('')}${more}</item>`;
  const wxr = (items: string) =>
    `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"><channel><title>Oud</title><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;
  const post = (id: number, values: Readonly<Record<string, string>>, more = '') =>
    item({ 'wp:post_id': String(id), 'wp:post_type': 'post', 'wp:status': 'publish', ...values }, more);
  const write = async (name: string, text: string) => join(await folderWith('wp', { [name]: text }), name);
  const bare = (blocks: readonly Block[] | undefined) =>
    (blocks ?? []).map(({ id: _id, isMultiLanguage: _own, ...block }) => block);

  const upload = 'https://oud.example/wp-content/uploads/2020/05';
  const sample = wxr(
    [
      item({
        'wp:post_id': '7',
        'wp:post_type': 'attachment',
        'wp:attachment_url': `${upload}/hero.png`,
        title: 'hero',
      }),
      post(
        1,
        {
          title: 'De <em>haven</em> &amp; <script>alert(1)</script>“zee”',
          'wp:post_name': 'de-haven',
          'excerpt:encoded': '<p>Kort gezegd.</p>',
          'content:encoded': `<!-- wp:paragraph --><p>Een <strong>begin</strong> met <a href="https://a.example/b">een link</a>.</p><!-- /wp:paragraph -->
<!-- wp:heading --><h2>Kop <a href="https://a.example/kop">hier</a></h2><!-- /wp:heading -->
<!-- wp:image --><figure class="wp-block-image"><img src="${upload}/kade-300x200.png" alt="De kade"/></figure><!-- /wp:image -->
<!-- wp:embed --><figure class="wp-block-embed"><div>
https://vimeo.com/76979871
</div></figure><!-- /wp:embed -->
<!-- wp:table --><table><tr><td>a</td><td>b</td></tr></table><!-- /wp:table -->[gallery ids="1,2"]<p>Slot [sic].</p>`,
        },
        '<category domain="category" nicename="x"><![CDATA[Werk]]></category><wp:comment><wp:comment_id>1</wp:comment_id></wp:comment><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>',
      ),
      post(2, {
        title: 'Oud geschreven',
        'wp:post_name': 'oud',
        'content:encoded': 'Regel een\nregel twee\n\n[caption id="x"]Bijschrift[/caption]\n\nSlot',
      }),
      post(3, {
        'wp:post_type': 'page',
        title: 'Kind',
        'wp:post_name': 'kind',
        'wp:post_parent': '4',
        'wp:status': 'private',
      }),
      post(4, { 'wp:post_type': 'page', title: 'Ouder', 'wp:post_name': 'ouder', 'wp:post_password': 'p' }),
      post(5, { title: 'Weg', 'wp:status': 'trash' }),
      post(6, { title: 'Menu', 'wp:post_type': 'nav_menu_item' }),
    ].join('\n'),
  );

  it('is imported as drafts with images from a folder, and reports what was left out', async () => {
    const media = await folderWith('uploads', {
      '2020/05/kade.png': await createPicture('png', 30, 20),
      '2020/05/hero.png': await createPicture('png', 40, 20),
    });
    const report = await importInto(site, await write('site.xml', sample), { media });
    expect(report.refused).toEqual([]);
    expect(report.created.map(({ identifier }) => identifier)).toEqual(['de-haven', 'oud', 'ouder', 'kind']);
    expect(await seen(site)).toEqual([]);
    const content = await readContent(site);
    const url = Object.fromEntries((await site.media.list()).map((file) => [file.name, file.url]));
    expect(content['de-haven']).toMatchObject({
      title: { nl: 'De haven & alert(1)“zee”' },
      showInMenu: false,
      metadata: { description: { nl: 'Kort gezegd.' } },
    });
    expect(bare(content['de-haven']?.overview)).toEqual([
      { type: 'heroImage', src: url['hero.png'] },
      { type: 'text', content: { nl: 'Een **begin** met [een link](https://a.example/b).' } },
      { type: 'subheading', content: { nl: 'Kop hier' } },
      { type: 'image', src: url['kade.png'], alt: { nl: 'De kade' } },
      { type: 'video', url: 'https://vimeo.com/76979871', source: 'embed' },
      { type: 'text', content: { nl: expect.stringMatching(/^a – b\n\nSlot .?\[sic.?\]\.$/) } },
    ]);
    expect(JSON.stringify(content.oud?.overview)).toMatch(/Regel een.*regel twee.*Bijschrift.*Slot/);
    expect(content.kind).toMatchObject({ parent: 'ouder' });
    const text = describeImport(report, { dryRun: false });
    for (const said of [
      'Imported as plain text: 1 table.',
      'The link to https://a.example/kop was removed from the heading “Kop hier”: headings cannot contain links.',
      'Left out: the content of [gallery].',
      'The original was private',
      'The original has a password',
      '1 posts in its trash were left out.',
      '1 of the kind “nav_menu_item” are not supported and were left out.',
      '1 categories and tags are not supported and were left out.',
      '1 comments are not supported and were left out.',
    ])
      expect(text).toContain(said);
  });

  it('has its images fetched only on request, and reports which ones failed', async () => {
    const file = await write('site.xml', sample);
    const asked: string[] = [];
    const answer = await createPicture('png', 22, 21);
    const fetchOutside = async (url: URL) => {
      asked.push(url.href);
      if (url.pathname.endsWith('hero.png')) throw new Error('oud.example answered 404');
      return answer;
    };
    const without = await importInto(site, file, { dryRun: true }, fetchOutside);
    expect([asked, without.files]).toEqual([[], 0]);
    expect(without.notes.map(({ note }) => note)).toContain(
      `${upload}/kade-300x200.png is still loaded from there: name a folder with --media, or import it with --fetch-media.`,
    );
    const report = await importInto(site, file, { fetchMedia: true }, fetchOutside);
    expect(asked.sort()).toEqual([`${upload}/hero.png`, `${upload}/kade-300x200.png`]);
    expect([report.files, report.created[0]?.identifier]).toEqual([1, 'de-haven-2']);
    expect(report.notes.map(({ note }) => note).join('\n')).toMatch(
      /hero\.png could not be fetched and is still loaded from there/,
    );
  });

  it.each([
    [
      'a billion laughs',
      `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>${sample.replace(/^<\?xml[^>]*>/, '')}`,
      /document type/,
    ],
    [
      'a file from elsewhere',
      sample.replace('<rss', '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss'),
      /document type/,
    ],
    [
      'an entity that nobody declared',
      sample.replace('<title>Oud', '<title>&lol;'),
      /not a complete export file of WordPress/,
    ],
    ['half a file', sample.slice(0, sample.length / 2), /not a complete export file/],
    [
      'another feed',
      '<rss version="2.0"><channel><title>x</title></channel></rss>',
      /not (?:a complete|an) export file of WordPress/,
    ],
    ['no XML', 'woorden', /not (?:a complete|an) export file of WordPress/],
    ['nothing', '', /not (?:a complete|an) export file of WordPress/],
    ['parts in parts', `<rss>${'<a>'.repeat(50_000)}`, /nested too deeply/],
  ])('is rejected entirely if it is %s', async (_what, text, sentence) => {
    const before = await readContent(site);
    await expect(importInto(site, await write('slecht.xml', text))).rejects.toThrow(sentence);
    expect(await readContent(site)).toEqual(before);
  });

  it('is read with thousands of posts and deeply nested markup', async () => {
    const many = Array.from({ length: posts }, (_, id) =>
      post(id + 1, { title: `Bericht ${id}`, 'content:encoded': `<p>Woorden ${id}</p>` }),
    );
    const deep = post(20_000, {
      title: '<b>'.repeat(3000),
      'content:encoded': `${'<div><b>'.repeat(20_000)}diep`,
    });
    const report = await importInto(site, await write('groot.xml', wxr([...many, deep].join(''))), {
      dryRun: true,
    });
    expect([report.created.length, report.refused.length]).toEqual([posts + 1, 0]);
    expect(describeImport(report, { dryRun: true })).toContain(`… and ${posts - 199} more pages.`);
  });
});

it('a content export writes nothing to a folder that contains other files', async () => {
  const folder = await folderWith('vol', { 'boek.txt': 'x' });
  const site = await openAccessSite({ kind: 'sqlite', file: ':memory:' });
  const exporting = exportContent(
    { storage: site.storage, store: site.store, definitions: blockDefinitions },
    folder,
    'json',
  );
  await expect(exporting).rejects.toThrow(/not from an export/);
  expect(await readdir(folder)).toEqual(['boek.txt']);
  await site.close();
});
