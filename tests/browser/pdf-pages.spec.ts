import { randomUUID } from 'node:crypto';
import { replaceWords } from '#admin/media/detail/replace-words.ts';
import { libraryWords } from '#admin/media/library-words.ts';
import { writePdf } from '../support/write-pdf.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findFile } from './support/library.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
const titled = (title: string) =>
  `BT /F1 48 Tf 60 700 Td (${title}) Tj ET 0.9 0.4 0.3 rg 60 500 300 120 re f`;

test('I go through the pages of a PDF with its buttons and arrow keys', { tag: '@long' }, async ({
  page,
}) => {
  const name = `boekje-${randomUUID()}.pdf`;
  const others = Array.from({ length: 11 }, (_, index) => titled(`Page ${index + 2}`));
  const buffer = writePdf({ content: titled('Cover'), others, resources: font });
  await page.goto('/admin/media');
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  await findFile(page, name).click();
  const pages = page.getByRole('dialog', { name }).getByRole('region', { name: 'Pages' });
  const shown = (number: number) => pages.getByRole('img', { name: `Page ${number} of 12` });
  const isDrawn = async (number: number) => {
    await expect(shown(number)).toBeVisible();
    await expect(pages.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(await shown(number).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1024);
  };
  await isDrawn(1);
  await pages.getByRole('button', { name: libraryWords.pdf.next }).click();
  await isDrawn(2);
  await expect(pages.getByRole('status')).toHaveText('Page 2 of 12');
  await page.keyboard.press('ArrowRight');
  await isDrawn(3);
  await page.keyboard.press('ArrowLeft');
  await isDrawn(2);
  for (const theme of themes) {
    await emulateTheme(page, theme);
    expect(await findSeriousViolations(page), theme).toEqual([]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureOverflow(page), `${width}`).toBe(0);
    }
  }
});

test('I replace a PDF with a newer one, which keeps its name', { tag: '@long' }, async ({ page }) => {
  const name = `offerte-${randomUUID()}.pdf`;
  const pdf = (title: string, others: readonly string[] = []) => ({
    mimeType: 'application/pdf',
    buffer: writePdf({ content: `${titled(title)} % ${name}`, others, resources: font }),
  });
  await page.goto('/admin/media');
  await page.locator('input[type=file]').setInputFiles([{ name, ...pdf('First') }]);
  await findFile(page, name).click();
  const detail = page.getByRole('dialog', { name, exact: true });
  await expect(detail.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await detail.getByRole('button', { name: 'Replace…' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace “${name}”` });
  await expect(dialog.getByText(replaceWords.helpOpened)).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'nieuw.pdf', ...pdf('Second', [titled('Third')]) }]);
  await expect(dialog.getByText(/^.+ before, .+ after\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(detail.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
});
