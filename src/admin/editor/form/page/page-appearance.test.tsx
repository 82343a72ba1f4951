// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { noBackground, type StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { PageSettings } from '#document/page-document.ts';
import { renderInEditor } from '../../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { backgroundWords } from '../../../forms/background/background-words.ts';
import { layoutWords } from '../../../forms/layout-words.ts';
import { noSettings } from '../../../page-settings/frame-settings.ts';
import {
  globalLayoutQuery,
  pageBackgroundQuery,
  pageLayoutQuery,
  siteQuery,
} from '../../../page-settings/settings-queries.ts';
import { words } from '../../../words.ts';
import { PageAppearance } from './page-appearance.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

interface Open {
  readonly tab: 'layout' | 'background';
  readonly own?: Partial<PageSettings>;
  readonly site?: LayoutSettings;
  readonly page?: LayoutSettings;
  readonly siteBackground?: StoredBackground;
  readonly pageBackground?: StoredBackground;
}

function open({ tab, own = {}, site = {}, page, siteBackground, pageBackground }: Open) {
  queryClient.setQueryData(siteQuery.queryKey, {
    ...defaultSiteSettings,
    background: siteBackground ?? noBackground,
  });
  queryClient.setQueryData(globalLayoutQuery.queryKey, site);
  queryClient.setQueryData(pageLayoutQuery('p', undefined).queryKey, page ?? null);
  queryClient.setQueryData(pageBackgroundQuery('p', undefined).queryKey, pageBackground ?? noBackground);
  const editor = openTestEditor({ device: 'tablet' });
  editor.services.receiveSettings({ ...noSettings, ...own });
  renderInEditor(editor, <PageAppearance tab={tab} />, { versionId: null });
  return editor;
}

const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(input(id), { target: { value } });

describe('the layout of a page', () => {
  it('shows inherited values as placeholders, and where they come from', () => {
    open({
      tab: 'layout',
      site: { container: { gap: '24px' } },
      own: { layoutSettings: { responsive: { tablet: { gap: '16px' } }, overrideStates: { tablet: true } } },
    });
    expect(input('layout-maxWidth').placeholder).toBe('800px');
    expect(screen.getByText('Default 1.25rem → Global 24px → Tablet 16px')).toBeDefined();
    expect(input('layout-tablet-gap').value).toBe('16px');
    expect(input('layout-tablet-gap').placeholder).toBe('24px');
    // Two devices have the site's gap, and the tablet its own.
    expect(input('layout-gap').placeholder).toBe('Varies');
  });

  it('can be changed for all devices or for one, each as one undo step', () => {
    const { content, steps, editing } = open({ tab: 'layout' });
    type('layout-maxWidth', '9');
    type('layout-maxWidth', '900');
    type('layout-tablet-gap', '16px');
    expect(content().layoutSettings).toEqual({
      container: { maxWidth: '900px' },
      responsive: { tablet: { gap: '16px' } },
      overrideStates: { tablet: true },
    });
    expect(steps()).toEqual(['Change Max width', 'Change Gap, tablet']);
    act(() => editing.undo());
    act(() => editing.undo());
    expect(content().layoutSettings).toBeNull();
    expect(input('layout-maxWidth').value).toBe('');
  });

  it('keeps the values of a device while they are switched off, and removes them on reset', () => {
    const own = {
      layoutSettings: { responsive: { tablet: { gap: '16px' } }, overrideStates: { tablet: true } },
    };
    const { content } = open({ tab: 'layout', own });
    fireEvent.click(screen.getByRole('switch', { name: 'Override on tablet' }));
    expect(content().layoutSettings).toEqual({ ...own.layoutSettings, overrideStates: { tablet: false } });
    expect(input('layout-tablet-gap').value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Reset tablet' }));
    expect(content().layoutSettings).toBeNull();
  });

  it('can be reset field by field, and as a whole', () => {
    const own = { layoutSettings: { container: { maxWidth: '900px', gap: '1px' } } };
    const { content } = open({ tab: 'layout', own });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Max width' }));
    expect(content().layoutSettings).toEqual({ container: { gap: '1px' } });
    fireEvent.click(screen.getByRole('button', { name: layoutWords.resetAll }));
    expect(content().layoutSettings).toBeNull();
  });

  it('shows an error for an invalid length and does not store it', () => {
    const { content } = open({ tab: 'layout' });
    type('layout-maxWidth', 'wide');
    expect(screen.getByRole('alert').textContent).toMatch(/Must be a length/);
    expect(content().layoutSettings).toBeNull();
  });

  it('switches the page to the chosen device', () => {
    const { panes } = open({ tab: 'layout' });
    fireEvent.click(screen.getByRole('radio', { name: 'Mobile' }));
    expect(panes.active().store.getState().device).toBe('mobile');
    expect(input('layout-mobile-gap').placeholder).toBe('1rem');
  });
});

/** Colour of the light theme at the top of the page, as rendered in the strip. */
const top = () => document.querySelector<HTMLElement>('[data-theme="light"] .strip__cell')?.style.background;

describe('the background of a page', () => {
  it('lets you add, reorder and remove the colours of a gradient', () => {
    const { content, steps } = open({ tab: 'background' });
    fireEvent.click(screen.getByRole('radio', { name: 'Colours' }));
    fireEvent.click(screen.getByRole('button', { name: backgroundWords.addStep }));
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const before = content().dynamicBackgroundSettings;
    fireEvent.click(screen.getByRole('button', { name: 'Move Colour 2 up' }));
    expect(content().dynamicBackgroundSettings).toMatchObject({
      startColorLight: before?.colorSteps?.[0]?.colorLight,
      colorSteps: [{ colorLight: before?.startColorLight }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Colour 3' }));
    expect(content().dynamicBackgroundSettings).not.toHaveProperty('colorSteps');
    // Fewer than two stops are no gradient.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Colour 1' }).disabled).toBe(true);
    expect(steps()).toEqual(['Change Background', 'Change Colours', 'Change Colours', 'Change Colours']);
  });

  it('shows an error for a range that ends before it starts, and does not store it', () => {
    const { content } = open({ tab: 'background' });
    fireEvent.click(screen.getByRole('radio', { name: backgroundWords.kinds['scroll-opacity'] }));
    type('background-end', '40');
    expect(content().dynamicBackgroundSettings?.scrollRange).toEqual({ start: 0, end: 40 });
    type('background-start', '60');
    expect(screen.getByRole('alert').textContent).toBe(backgroundWords.beforeEnd);
    expect(content().dynamicBackgroundSettings?.scrollRange).toEqual({ start: 0, end: 40 });
    fireEvent.keyDown(input('background-end'), { key: 'ArrowUp', shiftKey: true });
    expect(content().dynamicBackgroundSettings?.scrollRange).toEqual({ start: 0, end: 50 });
  });

  it('follows the background of the site until the page has its own, and again after reset', () => {
    const siteBackground = { ...noBackground, backgroundSettings: { backgroundColorLight: '#ffeedd' } };
    const { content } = open({ tab: 'background', siteBackground });
    const follows = backgroundWords.follows.site;
    expect(screen.getByText(follows)).toBeDefined();
    expect(top()).toBe('rgb(255, 238, 221)');
    expect(screen.queryByRole('button', { name: backgroundWords.reset })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: backgroundWords.kinds['scroll-opacity'] }));
    expect(content().dynamicBackgroundSettings).toMatchObject({ enabled: true, type: 'scroll-opacity' });
    expect(screen.queryByText(follows)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: backgroundWords.reset }));
    expect(content().dynamicBackgroundSettings).toBeNull();
    expect(screen.getByText(follows)).toBeDefined();
  });

  it('uses the background of the page before that on the site', () => {
    const of = (color: string) => ({ ...noBackground, backgroundSettings: { backgroundColorLight: color } });
    open({ tab: 'background', siteBackground: of('#ffeedd'), pageBackground: of('#ddeeff') });
    expect(screen.getByText(backgroundWords.follows.page)).toBeDefined();
    expect(top()).toBe('rgb(221, 238, 255)');
  });

  it('is reset in one undo step', () => {
    const own = { backgroundSettings: { backgroundColorLight: '#eee' } };
    const { content, editing } = open({ tab: 'background', own });
    fireEvent.click(screen.getByRole('button', { name: backgroundWords.reset }));
    expect(content()).toMatchObject({ backgroundSettings: null, dynamicBackgroundSettings: null });
    act(() => editing.undo());
    expect(content()).toMatchObject(own);
  });
});

it('settings that fail to load cannot be edited, and loading can be retried', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Not now."}', { status: 400 }));
  const editor = openTestEditor();
  renderInEditor(editor, <PageAppearance tab="layout" />);
  expect(screen.getByText(words.loading)).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load page layout settings');
  expect(screen.getByRole('button', { name: words.tryAgain })).toBeDefined();
  expect(document.getElementById('layout-maxWidth')).toBeNull();
});
