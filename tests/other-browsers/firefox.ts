import { type ElementHandle, type JSHandle, launch } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** Opens Firefox through WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'nl-NL, nl' },
    defaultViewport: { width: 1300, height: 900 },
  });
  const page = await browser.newPage();
  // Puppeteer's types include its own handles, but a `Tab` passes only JSON values.
  const { evaluate, evaluateHandle } = {
    evaluate: page.evaluate.bind(page) as (fn: unknown, ...args: unknown[]) => Promise<never>,
    evaluateHandle: page.evaluateHandle.bind(page) as (fn: unknown, ...args: unknown[]) => Promise<JSHandle>,
  };
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: (fn, ...args) => evaluate(fn, ...args),
    async press(find, ...args) {
      const element = (await evaluateHandle(find, ...args)).asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error('There is nothing to press.');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    async key(...names) {
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    mouse: page.mouse,
    close: () => browser.close(),
  };
}
