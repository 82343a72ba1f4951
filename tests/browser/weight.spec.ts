import type { Request } from '@playwright/test';
import { weighBlockTypes } from '../../bench/block-scripts.ts';
import {
  type Budget,
  caseRequestsBudget,
  caseScriptsBudget,
  checkBlocks,
  checkBudgets,
  checkCasePage,
} from '../../bench/budgets.ts';
import { buildCaseBlocks } from '../../bench/case-page.ts';
import { weighPage } from '../../bench/page-weight.ts';
import { startOwnServer } from './support/own-server.ts';
import { expect, test } from './support/test.ts';

function expectKept(budgets: readonly Budget[]): void {
  for (const { name, bytes, budget } of budgets) expect(bytes, name).toBeLessThanOrEqual(budget);
}

test('the home page of the demo stays within its size budget', async () => {
  // Uses its own server, because other tests add pages to the menu of the shared one.
  const server = await startOwnServer();
  try {
    const budgets = checkBudgets(await weighPage(server.origin, '/'));
    expect(budgets).toHaveLength(2);
    expectKept(budgets);
  } finally {
    await server.stop();
  }
});

test('every block stays within its script budget', () => {
  const budgets = checkBlocks(weighBlockTypes());
  expect(budgets).toHaveLength(4);
  expectKept(budgets);
});

test.describe('a case page with a hero, six texts, six images and a carousel of seven', () => {
  let path: string;
  test.beforeEach(async ({ api }) => {
    const files = await api.listMedia();
    path = await api.publish(...buildCaseBlocks(new Map(files.map(({ name, url }) => [name, url]))));
  });

  test('takes at most 13.3 kB with styles, 4.2 kB of scripts and 6 requests', async ({ baseURL }) => {
    const budgets = checkCasePage(await weighPage(String(baseURL), path));
    expect(budgets).toHaveLength(3);
    expectKept(budgets);
  });

  test('requests no more than that in a real browser before scrolling', async ({ page }) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await page.goto(path, { waitUntil: 'networkidle' });
    // Browsers also load some images below the viewport, so only images in view are counted.
    const inView = await page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight;
        })
        .map(({ currentSrc }) => currentSrc),
    );
    expect(inView.length).toBeGreaterThan(0);
    const needed = asked.filter(
      (request) => request.resourceType() !== 'image' || inView.includes(request.url()),
    );
    const icon = 1;
    expect(needed.length, needed.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(
      caseRequestsBudget + icon,
    );
    const scripts = needed.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    expect(sizes.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0)).toBeLessThanOrEqual(
      caseScriptsBudget,
    );
  });
});
