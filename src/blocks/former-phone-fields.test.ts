import { describe, expect, it } from 'vitest';
import { type Block, migrateBlock } from '#content/block/block.ts';
import { validateContent } from '#content/block/validate.ts';
import { localizePage } from '#content/language/localize-page.ts';
import { mergeLanguage } from '#content/language/merge-language.ts';
import { listDescribedMedia } from '#content/media/described-media.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { comparePages } from '#document/compare/compare-pages.ts';
import { mergePages } from '#document/merge/merge-pages.ts';
import { createPageTree } from '#document/page-tree.ts';
import { listMediaUrls } from '#server/pages/store/media-urls.ts';
import { fc } from '../../tests/support/properties.ts';
import { renderVisitorBlocks } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';

const file = (name: string) => `/media/0123456789abcdef/${name}.jpg`;
const [wide, night, phone, phoneNight] = ['wide', 'night', 'phone', 'phone-night'].map(file) as [
  string,
  string,
  string,
  string,
];

/** Blocks as they were stored, and as they are read. */
const documents: readonly (readonly [former: Block, read: Block])[] = [
  [
    {
      id: 'image',
      type: 'image',
      src: wide,
      darkSrc: night,
      phoneSrc: phone,
      phoneDarkSrc: phoneNight,
      phoneFocalX: 40,
      phoneFocalY: 0,
      aspectRatioMobile: '4/5',
      alt: { nl: 'Kade', en: 'Quay' },
      isMultiLanguage: true,
      ownOfClient: 7,
    },
    {
      id: 'image',
      type: 'image',
      src: wide,
      darkSrc: night,
      alt: { nl: 'Kade', en: 'Quay' },
      isMultiLanguage: true,
      ownOfClient: 7,
      responsive: {
        mobile: { src: phone, darkSrc: phoneNight, focalX: 40, focalY: 0, aspectRatio: '4/5' },
      },
    },
  ],
  [
    {
      id: 'hero',
      type: 'heroImage',
      src: wide,
      phoneSrc: { nl: phone, en: file('phone-en') },
      phoneFocalX: 50,
      responsive: { tablet: { spaceAbove: '8px' }, mobile: { hidden: false } },
    },
    {
      id: 'hero',
      type: 'heroImage',
      src: wide,
      responsive: {
        tablet: { spaceAbove: '8px' },
        mobile: { hidden: false, src: { nl: phone, en: file('phone-en') }, focalX: 50 },
      },
    },
  ],
  [
    {
      id: 'card',
      type: 'card',
      headerText: 'Kop',
      contentImageEnabled: true,
      contentImageSrc: wide,
      contentImagePhoneSrc: phone,
      contentImagePhoneFocalY: 10,
      contentImageAspectRatioMobile: '1/1',
    },
    {
      id: 'card',
      type: 'card',
      headerText: 'Kop',
      contentImageEnabled: true,
      contentImageSrc: wide,
      responsive: {
        mobile: { contentImageSrc: phone, contentImageFocalY: 10, contentImageAspectRatio: '1/1' },
      },
    },
  ],
  [
    {
      id: 'pair',
      type: 'beforeAfterSlider',
      beforeSrc: wide,
      afterSrc: night,
      beforePhoneSrc: phone,
      afterPhoneSrc: phoneNight,
    },
    {
      id: 'pair',
      type: 'beforeAfterSlider',
      beforeSrc: wide,
      afterSrc: night,
      responsive: { mobile: { beforeSrc: phone, afterSrc: phoneNight } },
    },
  ],
];

const read = (block: Block) => {
  const definition = blockDefinitions.get(block.type);
  return definition ? migrateBlock(definition, block) : block;
};
const page = (...overview: Block[]) => ({ title: 'Titel', overview });
const [[formerImage, image], [formerHero, hero]] = documents as [
  readonly [Block, Block],
  readonly [Block, Block],
];

describe.each(documents)('the former phone fields of a block (%#)', (former, today) => {
  it('are read as mobile values with the same media files', () => {
    expect(read(former)).toEqual(today);
    expect(read(today)).toBe(today);
    expect(validateContent(blockDefinitions, page(former)).issues).toEqual([]);
    expect(listMediaUrls(blockDefinitions, [former])).toEqual(listMediaUrls(blockDefinitions, [today]));
    expect(listMediaUrls(blockDefinitions, [former])).toContain(phone);
  });

  it('render the same for visitors in every language', () => {
    for (const language of ['nl', 'en'] as const) {
      const html = renderVisitorBlocks([former], { language });
      expect(html).toBe(renderVisitorBlocks([today], { language }));
      expect(html).toContain('(max-width: 767px)');
    }
  });

  it('add no differences to a comparison with the current draft', () => {
    const moved = { before: page(former), after: page({ ...today, spaceAbove: '8px' }) };
    const changes = comparePages(blockDefinitions, moved);
    expect(changes.map((change) => 'path' in change && change.path)).toEqual([['spaceAbove']]);
  });
});

it('former phone values without effect, or with a newer mobile value, are left unchanged', () => {
  const unused = {
    id: 'a',
    type: 'image',
    src: wide,
    phoneFocalX: 9,
    aspectRatioMobile: 'same',
    phoneSrc: '',
  };
  expect(read(unused)).toBe(unused);
  const replaced = { ...unused, phoneSrc: phone, responsive: { mobile: { src: night } } };
  expect(read(replaced)).toBe(replaced);
  const damaged = { ...unused, phoneSrc: phone, responsive: 'x' };
  expect(read(damaged)).toBe(damaged);
});

it('an edit stores the current field names, and undo restores the former ones', () => {
  const tree = createPageTree(blockDefinitions, page(formerImage));
  const edited = applyEdit(tree, { type: 'block/set', blockId: 'image', path: ['focalX'], value: 10 });
  expect(edited.tree.content.overview).toEqual([{ ...image, focalX: 10 }]);
  expect(applyEdit(edited.tree, edited.inverse).tree.content.overview).toEqual([formerImage]);
});

it('a single-language client reads the current names and can save either without losing other files', () => {
  const [shown] = localizePage(blockDefinitions, page(formerHero), 'en').overview;
  expect(shown?.responsive).toMatchObject({ mobile: { src: file('phone-en') } });
  const save = (block: Block) =>
    mergeLanguage(blockDefinitions, page(formerHero), page(block), 'en').content.overview[0];
  const both = { nl: phone, en: file('other') };
  const sent = { mobile: { hidden: false, src: file('other'), focalX: 50 } };
  expect(save({ ...hero, responsive: sent })?.responsive).toMatchObject({ mobile: { src: both } });
  const { responsive: _, ...former } = formerHero;
  expect(save({ ...former, phoneSrc: file('other') })?.responsive).toMatchObject({ mobile: { src: both } });
});

it('changes under former and current names merge, and conflict if they change the same value', () => {
  const pages = {
    base: page(formerImage),
    mine: page({ ...image, responsive: { mobile: { ...getMobileValues(image), focalX: 1 } } }),
    theirs: page({ ...formerImage, phoneDarkSrc: file('later') }),
  };
  const merged = mergePages(blockDefinitions, pages);
  expect(merged.conflicts).toEqual([]);
  expect(merged.content.overview[0]?.responsive).toEqual({
    mobile: { ...getMobileValues(image), focalX: 1, darkSrc: file('later') },
  });
  const clash = { ...pages, theirs: page({ ...formerImage, phoneFocalX: 2 }) };
  expect(mergePages(blockDefinitions, clash).conflicts).toHaveLength(1);
});

it('alt text of the media library also applies to the mobile image, under either name', () => {
  const listAddresses = (block: Block) =>
    listDescribedMedia(blockDefinitions, block).map(({ address }) => address);
  expect(listAddresses(formerImage)).toEqual([wide, night, phone, phoneNight]);
  expect(listAddresses(image)).toEqual(listAddresses(formerImage));
});

function getMobileValues(block: Block): object {
  return (block.responsive as { readonly mobile: object }).mobile;
}

const value = fc.option(
  fc.oneof(
    fc.constantFrom('', phone, 'same', '4/5', { nl: phone, en: night }, {}, null, 'x'),
    fc.integer(),
    fc.jsonValue(),
  ),
  { nil: undefined },
);

it('migrating former fields loses no stored value, and a second migration changes nothing', () => {
  const names = documents.flatMap(([former]) =>
    Object.keys(former).map((name) => [former.type, name] as const),
  );
  const values = fc.record(Object.fromEntries(names.map(([, name]) => [name, value])));
  fc.assert(
    fc.property(values, fc.constantFrom(...documents.map(([{ type }]) => type)), (stored, type) => {
      const given = Object.fromEntries(Object.entries(stored).filter(([, one]) => one !== undefined));
      const block: Block = { ...given, id: 'a', type };
      const before = JSON.stringify(block);
      const now = read(block);
      expect(JSON.stringify(block)).toBe(before);
      expect(read(now)).toBe(now);
      expect(collectLeaves(now)).toEqual(collectLeaves(block));
    }),
  );
});

/** All values in an object, in no order; one that holds nothing counts for none. */
function collectLeaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  return Object.values(value).flatMap(collectLeaves).sort();
}
