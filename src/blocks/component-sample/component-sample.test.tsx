// @vitest-environment jsdom
// @alone: its islands go on listening to their document
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { consentEvent } from '#content/consent.ts';
import { createIslandElement } from '#ui/island/hydrate-island.tsx';
import { clampShare, computeShareAfterKey } from '#ui/resize-frame/resize-limits.ts';
import { setConsent } from '../../../tests/support/embed-rules.ts';
import {
  createBlocksElement,
  mountBlock,
  renderVisitorBlock,
} from '../../../tests/support/render-visitor-blocks.tsx';
import {
  expectLaterScene,
  expectScenePoster,
  expectSplineRules,
  preferMotion,
  sceneUrl,
} from '../../../tests/support/spline-rules.ts';
import { blockDefinitions } from '../definitions.ts';
import { island } from './component-sample.island.tsx';
import { findSceneAddress } from './scene-address.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const islands = { runtime: '/runtime.js', modules: { 'component-sample': '/sample.js' } };
const spline = { selectedComponent: 'Spline', code: `<Spline scene="${sceneUrl}" />` };
const change = async (run: () => void) => act(async () => run());
const names = (root: HTMLElement) =>
  [...root.querySelectorAll('figcaption')].map((caption) => caption.textContent);

describe('the selected component', () => {
  it.each([
    ['Card', ['gewoon', 'met schaduw', 'met rand', 'vlak']],
    ['Card:flat', ['vlak']],
    ['Card:flat,default', ['vlak', 'gewoon']],
    ['Card:flat,velvet', ['vlak']],
  ])('%s shows %j', (selectedComponent, expected) => {
    expect(names(mountBlock('componentSample', { selectedComponent }))).toEqual(expected);
  });

  it.each(['', 'Gramophone', 'Card:velvet', 'constructor'])(
    '%j renders nothing for visitors and a notice in the editor',
    (selectedComponent) => {
      expect(mountBlock('componentSample', { selectedComponent }).textContent).toBe('');
      const notice = mountBlock('componentSample', { selectedComponent }, { preview: true });
      expect(notice.querySelector('.component-sample__notice')?.textContent).toBeTruthy();
    },
  );

  it('is rendered at its normal size, or at the chosen larger size', () => {
    const classes = (size?: string) =>
      mountBlock('componentSample', { selectedComponent: 'Toggle:large', size }).querySelector(
        '.component-sample',
      )?.className;
    expect(classes()).toBe('component-sample');
    expect(classes('huge')).toBe('component-sample component-sample--huge');
    expect(classes('gigantic')).toBe('component-sample');
  });

  it('can be a name that is not in the catalogue', () => {
    const issues = (selectedComponent: string) =>
      validateContent(blockDefinitions, {
        overview: [{ id: 'a', type: 'componentSample', selectedComponent }],
      }).issues;
    expect(issues('Gramophone:loud')).toEqual([]);
    expect(issues(`Spline:${sceneUrl}`)).toEqual([]);
    expect(issues('<b>')).toHaveLength(1);
  });

  it('cycles through the chosen images, and shows their texts', () => {
    const shown = ['a', 'b'].map((name) => ({
      src: `/media/${name}.webp`,
      title: `Titel ${name}`,
      text: '',
    }));
    const root = mountBlock('componentSample', { selectedComponent: 'Card', shown });
    const pictures = [...root.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures.map((src) => src?.replace(/\?.*/, ''))).toEqual([
      '/media/a.webp',
      '/media/b.webp',
      '/media/a.webp',
      '/media/b.webp',
    ]);
    expect(root.textContent).toContain('Titel b');
    // An empty text keeps the sample's own.
    expect(root.textContent).toContain('De bal past er net onderdoor.');
  });

  it('runs no script for visitors', () => {
    expect(renderVisitorBlock('componentSample', { selectedComponent: 'Modal' }, { islands })).not.toContain(
      'data-island',
    );
  });
});

describe('the resize handle in the editor', () => {
  it('is not rendered for visitors', () => {
    const values = { selectedComponent: 'Card' };
    expect(mountBlock('componentSample', values).querySelector('[role=separator]')).toBeNull();
    expect(
      mountBlock('componentSample', values, { preview: true }).querySelector('[role=separator]'),
    ).not.toBeNull();
  });

  it.each([
    [50, 50],
    [3, 20],
    [140, 100],
    [Number.NaN, 100],
  ])('limits %d percent to %d', (share, kept) => {
    expect(clampShare(share)).toBe(kept);
  });

  it('responds to the arrow, page, Home and End keys', () => {
    expect(computeShareAfterKey(50, 'ArrowLeft', false)).toBe(49);
    expect(computeShareAfterKey(50, 'ArrowRight', true)).toBe(60);
    expect(computeShareAfterKey(22, 'PageDown', false)).toBe(20);
    expect(computeShareAfterKey(50, 'Home', false)).toBe(20);
    expect(computeShareAfterKey(50, 'End', false)).toBe(100);
    expect(computeShareAfterKey(50, 'x', false)).toBeUndefined();
  });

  it('follows the pointer and keys without the editor receiving those keys', async () => {
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const live = createRoot(root);
    await change(() =>
      live.render(
        createBlocksElement([{ id: 'a', type: 'componentSample', selectedComponent: 'Card' }], {
          preview: true,
        }),
      ),
    );
    const handle = root.querySelector<HTMLElement>('[role=separator]');
    const frame = root.querySelector<HTMLElement>('.resize-frame');
    if (!handle || !frame) throw new Error('There is no handle');
    frame.getBoundingClientRect = () => new DOMRect(100, 0, 400, 100);
    const pointer = (type: string, clientX: number) =>
      change(
        () => void handle.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true })),
      );
    const width = () => root.querySelector<HTMLElement>('.resize-frame__sample')?.style.width;

    await pointer('pointermove', 200);
    expect(width()).toBe('100%');
    await pointer('pointerdown', 500);
    await pointer('pointermove', 300);
    expect([width(), handle.getAttribute('aria-valuenow')]).toEqual(['50%', '50']);
    await pointer('pointermove', 0);
    expect(width()).toBe('20%');
    await pointer('pointerup', 0);
    await pointer('pointermove', 400);
    expect(width()).toBe('20%');

    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    addEventListener('keydown', heard);
    await change(
      () => void handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    );
    expect(width()).toBe('21%');
    expect(heard).not.toHaveBeenCalled();
    removeEventListener('keydown', heard);
    document.removeEventListener('keydown', heard);
  });
});

describe('a Spline scene', () => {
  beforeEach(() => preferMotion(true));
  afterEach(() => {
    setConsent(false);
    vi.unstubAllGlobals();
  });

  /** Hydrates the server's HTML, as a visitor's browser does. */
  const alive = async () => {
    const root = mountBlock('componentSample', spline, { islands }).querySelector<HTMLElement>(
      '[data-island]',
    );
    if (!root) throw new Error('There is no island');
    await change(() => void hydrateRoot(root, createIslandElement(root, island as never)));
    return root;
  };
  const live = async (context: { preview?: boolean } = {}) => {
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const rendered = createRoot(root);
    const show = (scene: string) =>
      change(() =>
        rendered.render(
          createBlocksElement(
            [{ id: 'a', type: 'componentSample', selectedComponent: 'Spline', code: scene }],
            context,
          ),
        ),
      );
    await show(sceneUrl);
    return { root, show };
  };

  it.each([
    [`<Spline scene="${sceneUrl}" />`, sceneUrl],
    [`<spline-viewer url='${sceneUrl}'></spline-viewer>`, sceneUrl],
    [`app.load(\`${sceneUrl}\`)`, sceneUrl],
    [sceneUrl, sceneUrl],
    [`see ${sceneUrl}?v=2`, sceneUrl],
    ['http://prod.spline.design/abc/scene.splinecode', undefined],
    ['javascript:alert(1)//.splinecode', undefined],
    ['https://prod.spline.design/abc/scene.js', undefined],
    ['', undefined],
  ])('in %s has the URL %s', (code, address) => {
    expect(findSceneAddress(code)).toBe(address);
  });

  it('shows an error if the code has no URL', () => {
    for (const code of ['', '<Spline />']) {
      expect(mountBlock('componentSample', { selectedComponent: 'Spline', code }).textContent).toBe(
        'No Spline scene URL found in the code',
      );
    }
  });

  it('can also be given as a URL after the component name', () => {
    const html = renderVisitorBlock(
      'componentSample',
      { selectedComponent: `Spline:${sceneUrl}` },
      { islands },
    );
    expect(html).toContain(sceneUrl);
  });

  it('matches the server-rendered fixture that the Preact test hydrates', async () => {
    const html = renderVisitorBlock('componentSample', spline, { islands });
    expect(html).not.toContain('<iframe');
    await expect(html).toMatchFileSnapshot('./component-sample.fixture.html');
  });

  it('waits for a click without consent, with and without reduced motion', async () => {
    for (const motion of [true, false]) {
      preferMotion(motion);
      const root = await alive();
      await expectScenePoster(root, change);
      await expectSplineRules(root, change);
    }
  });

  it('asks for consent in the language of the page', () => {
    const root = mountBlock('componentSample', spline, { islands, language: 'en' });
    expect(root.querySelector('button .poster__label')?.textContent).toBe('Load from Spline');
  });

  it('loads automatically with consent', async () => {
    setConsent(true);
    await expectSplineRules(await alive(), change);
  });

  it('loads when consent is given later', async () => {
    const root = await alive();
    await expectLaterScene(root, change);
    await expectSplineRules(root, change);
  });

  it('is not reloaded by consent that is given after the click', async () => {
    const root = await alive();
    await expectScenePoster(root, change);
    const frame = root.querySelector('iframe');
    preferMotion(false);
    await change(() => void document.dispatchEvent(new Event(consentEvent)));
    expect(root.querySelector('iframe')).toBe(frame);
  });

  it('asks again in the live preview when the scene changes', async () => {
    const { root, show } = await live({ preview: true });
    await expectScenePoster(root, change);
    await show(sceneUrl.replace('abc', 'def'));
    await expectScenePoster(root, change);
  });

  it('waits for a click with reduced motion, even with consent', async () => {
    preferMotion(false);
    setConsent(true);
    const { root } = await live();
    expect(root.querySelector('iframe')).toBeNull();
    expect(root.querySelector('button')?.textContent).toBe('Toon de 3D-scène');
    await change(() => root.querySelector('button')?.click());
    await expectSplineRules(root, change);
  });

  it('shows an error if its frame loads but sends no message', async () => {
    vi.useFakeTimers();
    setConsent(true);
    const { root } = await live();
    await change(() => void root.querySelector('iframe')?.dispatchEvent(new Event('load')));
    await change(() => void vi.advanceTimersByTime(5000));
    expect(root.textContent).toBe('Failed to load Spline component');
    vi.useRealTimers();
  });
});
