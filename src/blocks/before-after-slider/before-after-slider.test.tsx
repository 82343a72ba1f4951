// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { createDeviceRules } from '#blocks/shared/device-rules.ts';
import { validateContent } from '#content/block/validate.ts';
import { siteWords } from '#i18n/site-words.ts';
import { createBlocksElement, mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { expectSliderRules } from '../../../tests/support/slider-rules.ts';
import { blockDefinitions } from '../definitions.ts';

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

describe('a before/after slider', () => {
  it('shows its position without scripts, with its range input disabled', () => {
    const root = mountBlock('beforeAfterSlider', values, { islands });
    expect(root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position')).toBe(
      '60%',
    );
    const range = root.querySelector('input');
    expect([range?.disabled, range?.value, range?.getAttribute('aria-valuetext')]).toEqual([
      true,
      '60',
      '60%',
    ]);
    // Only a hydrated slider looks interactive.
    expect(root.querySelector('.before-after--alive')).toBeNull();
    expect(root.querySelector('[data-island] [data-island-slot]')?.querySelectorAll('img')).toHaveLength(2);
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
  ])('renders a stored position of %s at %s without reporting an issue', (position, expected) => {
    const root = mountBlock('beforeAfterSlider', { ...values, position }, { islands });
    expect(root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position')).toBe(
      expected,
    );
    const overview = [{ ...values, position, id: 'a', type: 'beforeAfterSlider' }];
    expect(validateContent(blockDefinitions, { overview }).issues).toEqual([]);
  });

  it('renders a single image as a plain image', () => {
    const root = mountBlock('beforeAfterSlider', { ...values, afterSrc: '' }, { islands });
    expect(root.querySelector('[data-island]')).toBeNull();
    expect(root.querySelectorAll('img')).toHaveLength(1);
  });

  it('gives both images the aspect ratio of the first', () => {
    const media = (src: string) =>
      src.endsWith('a.jpg') ? { width: 900, height: 600, animated: false } : undefined;
    const boxes = [...mountBlock('beforeAfterSlider', values, { media }).querySelectorAll('picture')];
    expect(boxes.map((picture) => picture.style.aspectRatio)).toEqual(['900 / 600', '900 / 600']);
  });

  it('uses the chosen aspect ratio, width and border radius', () => {
    const chosen = { aspectRatio: '1/1', maxWidth: '400px', borderRadius: '0' };
    const root = mountBlock('beforeAfterSlider', { ...values, ...chosen });
    const box = root.querySelector<HTMLElement>('.comparison');
    expect([box?.style.maxWidth, box?.style.getPropertyValue('--comparison-radius')]).toEqual(['400px', '0']);
    const boxes = [...root.querySelectorAll('picture')];
    expect(boxes.map((picture) => picture.style.aspectRatio)).toEqual(['1 / 1', '1 / 1']);
  });

  it('shows mobile images in their own aspect ratio only if both sides have one', () => {
    const media = (src: string) =>
      src === ''
        ? undefined
        : { width: src.endsWith('-phone.jpg') ? 400 : 900, height: 500, animated: false };
    const shown = (phones: object) => {
      const deviceRules = createDeviceRules();
      const root = mountBlock('beforeAfterSlider', { ...values, ...phones }, { media, deviceRules });
      const sources = [...root.querySelectorAll('picture')].map((picture) =>
        [...picture.querySelectorAll('source[media]')].some(({ outerHTML }) =>
          outerHTML.includes('-phone.jpg'),
        ),
      );
      return [...sources, /aspect-ratio:([\d/]+)/.exec(deviceRules.css())?.[1]];
    };
    const before = { beforePhoneSrc: '/media/a-phone.jpg' };
    expect(shown({ ...before, afterPhoneSrc: '/media/b-phone.jpg' })).toEqual([true, true, '400/500']);
    expect(shown(before)).toEqual([false, false, undefined]);
    const both = { beforeSrc: '/media/a-phone.jpg', afterSrc: '/media/b-phone.jpg' };
    expect(shown({ responsive: { mobile: both } })).toEqual([true, true, '400/500']);
  });

  it('hydrates with only its own script, without props or the shared runtime', () => {
    const island = mountBlock('beforeAfterSlider', values, { islands }).querySelector<HTMLElement>(
      '[data-island]',
    );
    expect({ ...island?.dataset }).toEqual({ island: 'before-after-slider', source: '/slider.js' });
  });

  describe('in the live preview', () => {
    /**
     * Renders the live preview. Returns the slider, and a function that renders it again with other values or
     * in another language.
     */
    async function preview() {
      const root = document.createElement('div');
      const live = createRoot(root);
      const show = (changes: object = {}, context: Parameters<typeof createBlocksElement>[1] = {}) => {
        const block = { ...values, ...changes, id: 'a', type: 'beforeAfterSlider' };
        return change(() => live.render(createBlocksElement([block], { preview: true, ...context })));
      };
      await show();
      const range = () => root.querySelector('input');
      const shown = () => [
        root.querySelector<HTMLElement>('.before-after')?.style.getPropertyValue('--position'),
        range()?.value,
        range()?.getAttribute('aria-valuetext'),
      ];
      const press = (clientX: number) => {
        const box = root.querySelector('.before-after');
        if (box) box.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
        box?.dispatchEvent(new PointerEvent('pointerdown', { clientX, pointerId: 1, bubbles: true }));
        box?.dispatchEvent(new PointerEvent('pointerup', { clientX, pointerId: 1, bubbles: true }));
      };
      return { root, live, show, range, shown, press };
    }

    it('follows the slider rules and the position entered in the editor', async () => {
      const { root, show, shown } = await preview();
      await expectSliderRules(root, change);
      await show({ position: 35 });
      expect(shown()).toEqual(['35%', '35', '35%']);
      // React updates the text only if the rounded percentage changes.
      await show({ position: 35.2 });
      expect(shown()).toEqual(['35.2%', '35', '35%']);
      await show({ position: 5 });
      expect(shown()).toEqual(['20%', '20', '20%']);
    });

    it('keeps the position it was moved to while other fields are edited', async () => {
      const { root, show, range, shown, press } = await preview();
      press(260);
      const elements = [...root.querySelectorAll('.before-after, input, img')];
      await show({ afterLabel: 'Later' });
      expect(root.textContent).toContain('Later');
      await show({ afterLabel: 'Later' }, { language: 'en' });
      expect(range()?.getAttribute('aria-label')).toBe(siteWords.en.blocks.compare);
      expect(shown()).toEqual(['20%', '20', '20%']);
      expect(range()?.disabled).toBe(false);
      expect(root.querySelector('.before-after--alive')).not.toBeNull();
      expect([...root.querySelectorAll('.before-after, input, img')]).toEqual(elements);
    });

    it('moves to an entered position after it was moved by hand', async () => {
      const { show, shown, press } = await preview();
      press(230);
      await show({ position: 35 });
      expect(shown()).toEqual(['35%', '35', '35%']);
      press(140);
      await show({ position: 60 });
      expect(shown()).toEqual(['60%', '60', '60%']);
    });

    it('appears and disappears with the second image', async () => {
      const { root, live, show, shown, press } = await preview();
      await show({ afterSrc: '' });
      expect(root.querySelector('input')).toBeNull();
      await show();
      press(140);
      expect(shown()).toEqual(['80%', '80', '80%']);
      await change(() => live.unmount());
      expect(root.innerHTML).toBe('');
    });
  });
});
