import type { Locator, Page } from '@playwright/test';

/** ms until the page in the frame shows the result of an input event, measured inside the page. */
export interface Answer {
  /** Until the animation frame in which the DOM has changed. */
  readonly frame: Percentiles;
  /** Until that frame has been painted. */
  readonly painted: Percentiles;
}

interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

type TypingTarget = 'editor' | 'frame';

interface SchedulerWindow {
  readonly scheduler: {
    postTask(task: () => unknown, options: { readonly priority: 'user-blocking' }): Promise<unknown>;
  };
}

const times = 60;
/** More steps for a slider, because with 60, three values would determine the 95th percentile. */
const sliderSteps = 3 * times;
/** ms between two characters: fast typing, and longer than a frame. */
const pauseMs = 90;

/** Measures the lower bound for any editor: a page with an input and a frame that shows the typed text. */
export async function measureFloor(page: Page): Promise<Answer> {
  await page.setContent(
    '<input aria-label="Title"><iframe srcdoc="<main id=preview><h1>-</h1></main>"></iframe>',
  );
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.querySelector('h1'));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow as Window & typeof globalThis;
    frame.addEventListener('message', ({ data }) => {
      const heading = frame.document.querySelector('h1');
      if (heading) heading.textContent = data;
    });
    document.querySelector('input')?.addEventListener('input', ({ target }) => {
      const { value } = target as HTMLInputElement;
      requestAnimationFrame(() => frame.postMessage(value, '*'));
    });
  });
  return typeInto(page, page.getByLabel('Title'));
}

/** Measures the lower bound for typing in the page: a frame with an editable paragraph. */
export async function measureWrittenFloor(page: Page): Promise<Answer> {
  await page.setContent(
    '<iframe srcdoc="<main id=preview><p contenteditable>Een alinea</p></main>"></iframe>',
  );
  const text = page.frameLocator('iframe').locator('p');
  await text.click();
  return typeHere(page, 'frame');
}

export async function typeInto(page: Page, input: Locator): Promise<Answer> {
  await input.click();
  return typeHere(page, 'editor');
}

/** Types in the first text of the page, inside the frame. */
export async function typeInPage(page: Page): Promise<Answer> {
  const text = page.frameLocator('iframe').locator('[data-block-id="text-0"] p').first();
  // The frame is scaled, and Playwright's hit test ignores that scale.
  await text.click({ force: true });
  await text.dblclick({ force: true });
  await page.frameLocator('iframe').locator('[data-writing]:focus').waitFor();
  await page.keyboard.press('End');
  return typeHere(page, 'frame');
}

/** Types in a text of the page with plain `contenteditable`: the cost of the page without the text editor. */
export async function typeWithoutEditor(page: Page): Promise<Answer> {
  const text = page.frameLocator('iframe').locator('[data-block-id="text-0"] p').first();
  await text.evaluate((paragraph: HTMLElement) => {
    paragraph.contentEditable = 'true';
    paragraph.focus();
  });
  await page.keyboard.press('End');
  return typeHere(page, 'frame');
}

/** Types at the focus, in the editor's document or in the frame's, and measures each character. */
async function typeHere(page: Page, where: TypingTarget): Promise<Answer> {
  await record(page, 'keydown', where);
  for (let letter = 0; letter < times; letter += 1) {
    await page.keyboard.type('abcdefghij '[letter % 11] ?? 'a');
    await page.waitForTimeout(pauseMs);
  }
  return readAnswer(page);
}

/** Drags the colour behind the page's first text through the mixer's area. */
export async function dragColor(page: Page): Promise<Answer> {
  await page.getByRole('treeitem').first().click();
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await panel.getByRole('tab', { name: 'Style' }).click();
  await panel.getByRole('button', { name: 'Background colour, Light' }).click();
  const area = await page.locator('.mixer__area').boundingBox();
  if (!area) throw new Error('There is nothing to drag in');
  await page.mouse.move(area.x + 10, area.y + 10);
  await page.mouse.down();
  await record(page, 'pointermove');
  for (let step = 0; step < times; step += 1) {
    await page.mouse.move(area.x + 10 + 2 * step, area.y + 10 + step);
    await page.waitForTimeout(pauseMs);
  }
  await page.mouse.up();
  return readAnswer(page);
}

/** Drags the space above the page's first text by its handle in the page, a pixel at a time. */
export async function dragSpace(page: Page): Promise<Answer> {
  await page.getByRole('treeitem').first().click();
  const handle = page
    .getByRole('group', { name: /^Handles for/ })
    .getByRole('slider', { name: 'Space above', exact: true });
  await handle.hover({ force: true });
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Without Alt, the space changes in steps of the tokens.
  await page.keyboard.down('Alt');
  await record(page, 'pointermove');
  for (let step = 1; step <= times; step += 1) {
    await page.mouse.move(x, y + step);
    await page.waitForTimeout(pauseMs);
  }
  await page.mouse.up();
  await page.keyboard.up('Alt');
  return readAnswer(page);
}

/**
 * Measures the lower bound for the token screen: a slider, and two frames that apply its value as a custom
 * property.
 */
export async function measureTokenFloor(page: Page): Promise<Answer> {
  const frame = `<iframe srcdoc="<style>h1{color:var(--color-accent)}</style><h1>-</h1>"></iframe>`;
  await page.setContent(`<input type="range" max="360" style="width:300px">${frame}${frame}`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every((frame) => frame.contentDocument?.querySelector('h1')),
  );
  await page.evaluate(() => {
    const windows = [...document.querySelectorAll('iframe')].map(
      ({ contentWindow }) => contentWindow as Window & typeof globalThis,
    );
    for (const frame of windows) {
      const style = frame.document.createElement('style');
      frame.document.head.append(style);
      frame.addEventListener('message', ({ data }) => (style.textContent = `:root{--color-accent:${data}}`));
    }
    document.querySelector('input')?.addEventListener('input', ({ target }) => {
      const { value } = target as HTMLInputElement;
      requestAnimationFrame(() => {
        for (const frame of windows) frame.postMessage(`oklch(0.6 0.2 ${value})`, '*');
      });
    });
  });
  return dragSlider(page, page.locator('input'));
}

/** Drags the handle of a slider in small steps, from a quarter to three quarters of its width. */
export async function dragSlider(page: Page, slider: Locator): Promise<Answer> {
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  const y = box.y + box.height / 2;
  const left = box.x + box.width * 0.25;
  await page.mouse.move(left, y);
  await page.mouse.down();
  await record(page, 'pointermove', 'editor', 'head');
  for (let step = 0; step < sliderSteps; step += 1) {
    await page.mouse.move(left + ((step + 1) * box.width) / (2 * sliderSteps), y);
    await page.waitForTimeout(pauseMs);
  }
  await page.mouse.up();
  return readAnswer(page);
}

/** Makes the page record, for each event of this type, how long its frame takes to show the result. */
async function record(
  page: Page,
  event: 'keydown' | 'pointermove',
  where: TypingTarget = 'editor',
  /** Element of the frame to observe: the page, or the head with its styles. */
  watched: '#preview' | 'head' = '#preview',
): Promise<void> {
  await page.evaluate(
    ({ event, where, watched }) => {
      const seen: { frame: number; painted: number }[] = [];
      let began: number | undefined;
      const frame = document.querySelector('iframe')?.contentWindow as Window & typeof globalThis;
      const source = where === 'frame' ? frame : window;
      // `timeStamp` is relative to the start of its document.
      const ahead = source.performance.timeOrigin - performance.timeOrigin;
      source.addEventListener(event, ({ timeStamp }) => (began = timeStamp + ahead), true);
      const preview = frame.document.querySelector(watched);
      const { scheduler } = window as unknown as SchedulerWindow;
      const shown = new frame.MutationObserver(() => {
        const since = began;
        began = undefined;
        if (since === undefined) return;
        frame.requestAnimationFrame(() => {
          const frame = performance.now() - since;
          // This task runs right after the paint, before other queued tasks.
          void scheduler.postTask(() => seen.push({ frame, painted: performance.now() - since }), {
            priority: 'user-blocking',
          });
        });
      });
      if (preview)
        shown.observe(preview, { subtree: true, characterData: true, childList: true, attributes: true });
      Object.assign(window, { benchAnswers: seen });
    },
    { event, where, watched },
  );
}

async function readAnswer(page: Page): Promise<Answer> {
  const seen = await page.evaluate(
    () => (window as { benchAnswers?: { frame: number; painted: number }[] }).benchAnswers ?? [],
  );
  if (seen.length < times / 2) throw new Error(`Only ${seen.length} of ${times} were shown`);
  return {
    frame: computePercentiles(seen.map(({ frame }) => frame)),
    painted: computePercentiles(seen.map(({ painted }) => painted)),
  };
}

function computePercentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const getPercentile = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: getPercentile(0.5), p95: getPercentile(0.95) };
}
