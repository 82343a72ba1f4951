// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';
import { createDeviceRules } from '../shared/device-rules.ts';

const text = (id: string) => ({ id, type: 'text', content: id });
const listColumns = (root: HTMLElement) =>
  [...root.querySelectorAll('.grid__column')].map((column) => column.textContent);
const readTracks = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('.grid__row')].map((row) => row.style.getPropertyValue('--columns'));

describe('a grid', () => {
  it('renders rows of columns of blocks', () => {
    const root = mountBlock('grid', {
      rows: [{ columns: [[text('a'), text('b')], [text('c')]] }, { columns: [[text('d')]] }],
    });
    expect(listColumns(root)).toEqual(['ab', 'c', 'd']);
    expect(readTracks(root)).toEqual(['minmax(0,1fr) minmax(0,1fr)', 'minmax(0,1fr)']);
  });

  it('uses its flat columns if it has no rows', () => {
    const flat = { columns: [[text('a')], [text('b')]], columnFractions: [2, 1] };
    expect(listColumns(mountBlock('grid', flat))).toEqual(['a', 'b']);
    expect(readTracks(mountBlock('grid', { ...flat, rows: [] }))).toEqual(['minmax(0,2fr) minmax(0,1fr)']);
    expect(listColumns(mountBlock('grid', { ...flat, rows: [{ columns: [[text('c')]] }] }))).toEqual(['c']);
  });

  it('renders empty columns up to the set number, and all stored columns', () => {
    expect(listColumns(mountBlock('grid', { numColumns: 3, columns: [[text('a')]] }))).toEqual(['a', '', '']);
    expect(listColumns(mountBlock('grid', { numColumns: 1, columns: [[text('a')], [text('b')]] }))).toEqual([
      'a',
      'b',
    ]);
  });

  describe('with a column that shows nothing', () => {
    const unwritten = { id: 'new', type: 'text', startedFrom: 'text' };
    const image = { id: 'image', type: 'image', src: '/media/a.jpg' };
    const row = (...columns: object[][]) => ({ columns, columnFractions: [7, 5] });
    const readSizes = (root: HTMLElement) => root.querySelector('source')?.sizes;

    it('gives the space to the other columns, and sizes their images accordingly', () => {
      const media = () => ({ width: 2400, height: 1800, animated: false });
      const mounted = (...columns: object[][]) => mountBlock('grid', { rows: [row(...columns)] }, { media });
      const root = mounted([image], [unwritten]);
      expect(readTracks(root)).toEqual(['minmax(0,7fr)']);
      const sizes = readSizes(root);
      expect(sizes).toBe(readSizes(mounted([image])));
      expect(sizes).not.toBe(readSizes(mounted([image], [text('b')])));
    });

    it('leaves the space empty after a column of half the row or less, which keeps its width', () => {
      const root = mountBlock('grid', { rows: [row([unwritten], [text('b')])] });
      expect(listColumns(root)).toEqual(['b']);
      expect(readTracks(root)).toEqual(['minmax(0,5fr) minmax(0,7fr)']);
      const three = { columns: [[unwritten], [text('b')], [text('c')]] };
      expect(readTracks(mountBlock('grid', { rows: [three] }))).toEqual(['minmax(0,1fr) minmax(0,1fr)']);
    });

    it('keeps the empty column if another row fills it, so that the rows align', () => {
      const rows = [row([unwritten], [text('a')]), row([text('b')], [text('c')])];
      expect(listColumns(mountBlock('grid', { rows }))).toEqual(['', 'a', 'b', 'c']);
      const without = [row([unwritten], [text('a')]), row([unwritten], [text('c')])];
      expect(listColumns(mountBlock('grid', { rows: without }))).toEqual(['a', 'c']);
      // Rows with another number of columns and hidden rows are ignored.
      const others = [row([unwritten], [text('a')]), row([text('b')]), row([unwritten], [unwritten])];
      expect(listColumns(mountBlock('grid', { rows: others }))).toEqual(['a', 'b']);
    });

    it('fills the gap with the next item of a series, such as cards in rows', () => {
      const noImage = { id: 'none', type: 'image' };
      const named = (alt: string) => ({ ...image, id: alt, alt });
      const series = (...rows: object[][]) => {
        const root = mountBlock('grid', {
          rows: rows.map((cells) => ({ columns: cells.map((cell) => [cell]) })),
        });
        return [...root.querySelectorAll('.grid__row')].map((each) =>
          [...each.querySelectorAll('.grid__column')].map((column) => column.querySelector('img')?.alt ?? ''),
        );
      };
      expect(series([named('a'), noImage], [noImage, named('b')])).toEqual([['a', 'b']]);
      expect(series([named('a'), noImage], [named('b'), named('c')])).toEqual([
        ['a', 'b'],
        ['c', ''],
      ]);
      expect(series([noImage, noImage, named('a')], [noImage, named('b'), noImage])).toEqual([['a', 'b']]);
      expect(series([noImage, noImage, named('a')], [noImage, noImage, noImage])).toEqual([['a', '', '']]);
      expect(series([noImage, noImage], [noImage, noImage])).toEqual([]);
    });

    it('renders the remaining column once, with a single high-priority image', () => {
      const images = [{ ...image, id: 'one' }, image];
      const html = renderVisitorBlocks([{ id: 'grid', type: 'grid', rows: [row([unwritten], images)] }]);
      expect(html.match(/<img/g)).toHaveLength(2);
      expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
    });
  });

  it('is as wide as the text column, the page or the viewport, as chosen', () => {
    const createGrid = (widthType?: string) =>
      mountBlock('grid', { widthType, columns: [[text('a')]] }).querySelector('.grid')?.parentElement
        ?.className ?? '';
    expect(createGrid()).not.toMatch(/block--(?:page|viewport)/);
    expect(createGrid('page')).toMatch(/\bblock--page\b/);
    expect(createGrid('viewport')).toMatch(/\bblock--viewport\b/);
  });

  it('aligns columns of different heights as chosen', () => {
    const aligned = (align?: string) =>
      mountBlock('grid', { align, columns: [[text('a')], [text('b')]] }).querySelector('.grid__row')
        ?.className;
    expect(aligned()).toBe('grid__row grid__row--stack');
    expect(aligned('middle')).toBe('grid__row grid__row--stack grid__row--middle');
    expect(aligned('bottom')).toBe('grid__row grid__row--stack grid__row--bottom');
  });

  it('stacks columns on mobile unless a row turns that off', () => {
    const root = mountBlock('grid', {
      rows: [{ columns: [[text('a')]] }, { columns: [[text('b')]], stackOnMobile: false }],
    });
    const stacks = [...root.querySelectorAll('.grid__row')].map((row) =>
      row.classList.contains('grid__row--stack'),
    );
    expect(stacks).toEqual([true, false]);
  });

  it('renders individual columns as cards', () => {
    const root = mountBlock('grid', {
      rows: [{ columns: [[text('a')], []], columnRenderAsCard: [false, true] }],
    });
    const cards = [...root.querySelectorAll('.grid__column')].map((column) =>
      column.classList.contains('grid__column--card'),
    );
    expect(cards).toEqual([false, true]);
  });

  it('renders nested grids at any depth', () => {
    const nested = Array.from({ length: 12 }).reduce<object>(
      (inner, _step, depth) => ({ id: `grid-${depth}`, type: 'grid', columns: [[inner]] }),
      text('binnenin'),
    );
    const root = mountBlock('grid', { columns: [[nested]] });
    expect(root.textContent).toBe('binnenin');
    expect(root.querySelectorAll('.grid')).toHaveLength(13);
  });

  it('applies its own spacing, borders and corners, and the spacing of its rows', () => {
    const root = mountBlock('grid', {
      rows: [{ columns: [[text('a')]], paddingTop: '1rem', marginBottom: '2rem' }],
      gap: '10px',
      marginTop: '3rem',
      borderWidth: '2px',
      borderColor: '#c00',
      borderTopLeftRadius: '16px',
      backgroundColor: '#222',
      dropShadow: true,
    });
    const grid = root.querySelector<HTMLElement>('.grid');
    const row = root.querySelector<HTMLElement>('.grid__row');
    expect(grid?.style.getPropertyValue('--grid-gap')).toBe('10px');
    expect(grid?.style.marginTop).toBe('3rem');
    expect(grid?.style.borderStyle).toBe('solid');
    expect(grid?.style.borderTopLeftRadius).toBe('16px');
    expect(grid?.dataset.theme).toBe('dark');
    expect(grid?.classList.contains('grid--shadow')).toBe(true);
    expect(row?.style.paddingTop).toBe('1rem');
    expect(row?.style.marginBottom).toBe('2rem');
  });

  it('can have another background for the dark theme', () => {
    const root = mountBlock('grid', {
      rows: [{ columns: [[text('a')]] }],
      backgroundColor: '#fff',
      backgroundColorDark: '#111',
    });
    const grid = root.querySelector<HTMLElement>('.grid--filled');
    expect(grid?.style.background).toBe('var(--light,#fff)var(--dark,#111)');
    const byNight = mountBlock('grid', { rows: [{ columns: [[text('a')]] }], backgroundColorDark: '#111' });
    expect(byNight.querySelector('.grid--filled'), 'a colour of the dark theme alone').not.toBeNull();
  });

  it('at the top of a page loads its first image eagerly and the others lazily', () => {
    const src = '/media/a.jpg';
    const columns = ['a', 'b', 'c'].map((id) => [{ id, type: 'image', src }]);
    const rows = [{ id: 'r', numColumns: 3, columns }];
    const loading = (html: string) => [...html.matchAll(/loading="(\w+)"/g)].map(([, when]) => when);
    const texts = ['1', '2', '3'].map((id) => ({ id, type: 'text', content: 'x' }));
    const grid = { id: 'g', type: 'grid', rows };
    expect(loading(renderVisitorBlocks([grid]))).toEqual(['eager', 'lazy', 'lazy']);
    expect(loading(renderVisitorBlocks([...texts, grid]))).toEqual(['lazy', 'lazy', 'lazy']);
  });

  it('marks its rows and columns for the editor', () => {
    const fields = (values: object) =>
      [...mountBlock('grid', values, { preview: true }).querySelectorAll<HTMLElement>('[data-field]')].map(
        (element) => element.dataset.field,
      );
    expect(fields({ rows: [{ columns: [[], []] }] })).toEqual([
      'rows[0]',
      'rows[0].columns[0]',
      'rows[0].columns[1]',
    ]);
    expect(fields({ columns: [[]] })).toEqual(['columns[0]']);
  });

  it('has the facts style if that is chosen', () => {
    const look = (values: object) =>
      mountBlock('grid', { columns: [[text('a')]], ...values }).querySelector('.grid')?.className;
    expect(look({})).toBe('grid');
    expect(look({ look: 'facts' })).toBe('grid grid--facts');
  });

  describe('with values for tablet and mobile', () => {
    const three = { columns: [[text('a')], [text('b')], [text('c')]] };
    const renderRules = (values: object) => {
      const deviceRules = createDeviceRules();
      const root = mountBlock('grid', values, { deviceRules });
      return { root, css: deviceRules.css() };
    };

    it('changes its number of columns on tablet and mobile without changing the desktop markup', () => {
      const responsive = { tablet: { numColumns: 2 } };
      const { root, css } = renderRules({ rows: [{ ...three, responsive }] });
      expect(css).toBe(
        '@media screen and (min-width:768px) and (max-width:1023px){[data-rules="0"]{--columns:minmax(0,1fr) minmax(0,1fr)!important}}' +
          '@media screen and (max-width:767px){[data-rules="0"]{--columns:minmax(0,1fr)!important}}',
      );
      expect(readTracks(root)).toEqual(['minmax(0,1fr) minmax(0,1fr) minmax(0,1fr)']);
      expect(renderRules({ rows: [three] }).css).toBe('');
    });

    it('can have two columns on mobile although rows stack there by default', () => {
      const { css } = renderRules({ ...three, responsive: { mobile: { numColumns: 2 } } });
      expect(css).toContain('--columns:minmax(0,1fr) minmax(0,1fr)!important');
      expect(css).toContain('grid-template-columns:var(--columns)!important');
    });

    it('can have other column fractions, gap, padding and alignment', () => {
      const { css } = renderRules({
        align: 'middle',
        rows: [{ ...three, responsive: { tablet: { columnFractions: [2, 1, 1], paddingTop: '1px' } } }],
        responsive: { mobile: { gap: '8px', align: 'top' } },
      });
      expect(css).toContain('--columns:minmax(0,2fr) minmax(0,1fr) minmax(0,1fr)!important;padding-top:1px');
      expect(css).toContain('--grid-gap:8px!important');
      expect(css).toContain('align-items:stretch!important');
    });

    it('can reverse its columns on mobile without changing the reading order', () => {
      const { root, css } = renderRules({ ...three, responsive: { mobile: { reversed: true } } });
      expect(listColumns(root)).toEqual(['a', 'b', 'c']);
      expect(css.match(/order:-?\d/g)).toEqual(['order:0', 'order:-1', 'order:-2']);
    });

    it('requests images as wide as their column is on each device', () => {
      const media = () => ({ width: 2400, height: 1800, animated: false });
      const images = ['a', 'b', 'c', 'd'].map((id) => [{ id, type: 'image', src: '/media/a.jpg' }]);
      const sizes = (row: object) =>
        mountBlock(
          'grid',
          { rows: [{ columns: images, stackOnMobile: false, ...row }] },
          { media },
        ).querySelector('source')?.sizes;
      expect(sizes({ responsive: { tablet: { numColumns: 2 } } })).not.toBe(sizes({}));
      expect(sizes({ responsive: { tablet: { numColumns: 4 } } })).toBe(sizes({}));
    });
  });
});
