import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const themes = ['light', 'dark'] as const;

/** All that axe finds, one line each with where it is: what a visitor's page is held against. */
export async function findings(page: Page): Promise<string[]> {
  return lines(await new AxeBuilder({ page }).analyze());
}

/** What stands in the way of people with a disability. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return lines({
    violations: violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  });
}

function lines({ violations }: Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} – ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

export async function look(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  // Blocks further down are there at once, and can be judged.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
