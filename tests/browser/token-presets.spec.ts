import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { startOwnServer } from './support/own-server.ts';
import { StudioApi, text } from './support/studio-api.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const overview = [
  {
    ...text('intro', 'Wie wij zijn', 'Who we are'),
    textBackgroundEnabled: true,
    textBackgroundColor: '#336699',
    textBackgroundRadius: '4px',
  },
];

test('I choose a corner radius token by its button, its name or the handle', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Wie wij zijn');
  const background = editor.frame.locator('[data-block-id=intro] [style*=radius]').first();
  await editor.select('Wie wij zijn');
  await editor.tab('Style');
  const radius = editor.field('Corner radius');
  await expect(radius).toHaveValue('4px');
  const presets = editor.panel.getByRole('group', { name: panelWords.presets('Corner radius') });
  await presets.getByRole('button', { name: 'Medium' }).click();
  await expect(radius).toHaveValue('Medium');
  await expect(background).toHaveCSS('border-top-left-radius', '8px');
  await expect
    .poll(() => api.readBlock(id, 'intro'))
    .toMatchObject({ textBackgroundRadius: 'var(--radius-medium)' });

  await test.step('I type a token name, and arrow keys step from its value', async () => {
    await radius.fill('large');
    await expect(background).toHaveCSS('border-top-left-radius', '16px');
    await radius.press('ArrowUp');
    await expect(radius).toHaveValue('17px');
    await editor.undo.click();
  });

  await test.step('the handle shows the name of the token it reaches', async () => {
    const corner = page.getByRole('slider', { name: /^Corner radius/ }).first();
    await radius.fill('7px');
    await corner.focus();
    await page.keyboard.press('ArrowUp');
    await expect(corner).toHaveAttribute(
      'aria-valuetext',
      words.handles.value(panelWords.allDevices, words.handles.token('Medium', '8 px')),
    );
    await expect(radius).toHaveValue('Medium');
  });
});

test('corners with a radius token change when I publish another design', { tag: '@long' }, async ({
  open,
  playwright,
  problems,
}) => {
  // Tokens apply to the whole site, so this test uses its own server.
  const server = await startOwnServer();
  const baseURL = server.origin;
  const storageState = await createSession(playwright.request, baseURL);
  const request = await playwright.request.newContext({ baseURL, storageState });
  const { token } = await (await request.post('/api/auth/token')).json();
  const api = new StudioApi(request, token, problems);
  const [intro] = overview;
  const { identifier } = await api.createPage({
    overview: [{ ...intro, id: 'intro', type: 'text', textBackgroundRadius: 'var(--radius-medium)' }],
    status: 'PUBLISHED',
  });
  const page = await (await open({ baseURL })).newPage();
  const background = page.locator('main [style*=radius]').first();
  await page.goto(`/${identifier}`);
  await expect(background).toHaveCSS('border-top-left-radius', '8px');
  await api.publishTokens({ 'radius.medium': { value: { value: 10, unit: 'px' } } });
  await page.goto(`/${identifier}`);
  await expect(background).toHaveCSS('border-top-left-radius', '10px');
  await request.dispose();
  await server.stop();
});
