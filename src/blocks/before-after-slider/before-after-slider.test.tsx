// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/validate.ts';
import { islandElement } from '#ui/island/hydrate-island.tsx';
import { blocksElement, drawBlock, mountBlock } from '../../../tests/support/draw-blocks.tsx';
import { expectSliderRules } from '../../../tests/support/slider-rules.ts';
import { blockDefinitions } from '../definitions.ts';
import { island } from './before-after-slider.island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const islands = { runtime: '/runtime.js', modules: { 'before-after-slider': '/slider.js' } };
const values = {
  beforeSrc: '/media/a.jpg',
  beforeAlt: 'De oude kaart',
  beforeLabel: 'Voor',
  afterSrc: '/media/b.jpg',
  afterAlt: 'De nieuwe kaart',
  afterLabel: 'Na',
  position: 60,
};
const change = async (run: () => void) => act(async () => run());

describe('before and after', () => {
  it('shows the position without scripts, with nothing that does not work', () => {
    const root = mountBlock('beforeAfterSlider', values, { islands });
    expect(root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position')).toBe(
      '60%',
    );
    expect(root.querySelector('input')?.disabled).toBe(true);
    expect(root.querySelector('.before-after__side--revealed')?.textContent).toBe('Na');
    expect([...root.querySelectorAll('img')].map((image) => image.alt)).toEqual([
      'De oude kaart',
      'De nieuwe kaart',
    ]);
  });

  it.each([
    [5, '20%'],
    [140, '100%'],
    [undefined, '50%'],
  ])('a stored position of %s is drawn at %s and kept', (position, expected) => {
    const root = mountBlock('beforeAfterSlider', { ...values, position }, { islands });
    expect(root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position')).toBe(
      expected,
    );
    const overview = [{ ...values, position, id: 'a', type: 'beforeAfterSlider' }];
    expect(validateContent(blockDefinitions, { overview }).faults).toEqual([]);
  });

  it('one picture alone is a picture', () => {
    const root = mountBlock('beforeAfterSlider', { ...values, afterSrc: '' }, { islands });
    expect(root.querySelector('[data-island]')).toBeNull();
    expect(root.querySelectorAll('img')).toHaveLength(1);
  });

  it('both pictures stand in the box of the first', () => {
    const media = (src: string) =>
      src.endsWith('a.jpg') ? { width: 900, height: 600, animated: false } : undefined;
    const boxes = [...mountBlock('beforeAfterSlider', values, { media }).querySelectorAll('picture')];
    expect(boxes.map((picture) => picture.style.aspectRatio)).toEqual(['900 / 600', '900 / 600']);
  });

  it('the server draws what the Preact test makes alive', async () => {
    await expect(drawBlock('beforeAfterSlider', values, { islands })).toMatchFileSnapshot(
      './before-after-slider.fixture.html',
    );
  });

  it('keeps its rules on React, made alive from the server’s HTML', async () => {
    const root = mountBlock('beforeAfterSlider', values, { islands }).querySelector<HTMLElement>(
      '[data-island]',
    );
    if (!root) throw new Error('There is no island');
    const images = [...root.querySelectorAll('img')];
    await change(() => void hydrateRoot(root, islandElement(root, island as never)));
    expect([...root.querySelectorAll('img')]).toEqual(images);
    await expectSliderRules(root, change);
  });

  it('keeps its rules in the live preview, and follows the position that is typed there', async () => {
    const root = document.createElement('div');
    const live = createRoot(root);
    const show = (position: number) =>
      live.render(blocksElement([{ ...values, position, id: 'a', type: 'beforeAfterSlider' }]));
    await change(() => show(60));
    await expectSliderRules(root, change);
    await change(() => show(35));
    expect(root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position')).toBe(
      '35%',
    );
  });
});
