import { expect, type Locator, type Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import type { TestBlock } from './studio-api.ts';

/** Alt texts of the slides. A slide without an image shows its alt text, so that tests wait for no image. */
const slideWords = ['Noord', 'Oost', 'Zuid', 'West', 'Midden'];

/** Builds a carousel block with `count` slides. All slides but the second link to a case. */
export function buildCarousel(count: number, settings: Readonly<Record<string, unknown>> = {}): TestBlock {
  const slides = slideWords.slice(0, count).map((alt, index) => ({
    id: `slide-${index}`,
    type: 'image',
    alt,
    link: index === 1 ? '' : `/cases/${['shell', '', 'toast', 'abn', 'ing'][index]}`,
  }));
  return { id: 'carousel', type: 'carousel', slides, ...settings };
}

/** Page object of a carousel on a public page. */
export class Carousel {
  readonly page: Page;
  readonly body: Locator;
  /** The viewport in which the slides move. */
  readonly view: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly caseLink: Locator;
  readonly currentDot: Locator;

  constructor(page: Page) {
    this.page = page;
    this.body = page.getByRole('group', { name: siteWords.nl.carousel.label });
    this.view = this.body.locator('.carousel__viewport');
    this.next = this.body.getByRole('button', { name: 'Volgende' });
    this.previous = this.body.getByRole('button', { name: 'Vorige' });
    this.pause = this.body.getByRole('button', { name: siteWords.nl.carousel.pause });
    this.play = this.body.getByRole('button', { name: siteWords.nl.carousel.play });
    this.caseLink = this.body.locator('a', { hasText: 'Bekijk case' });
    this.currentDot = this.body.locator('button[aria-current=true]');
  }

  dot(name: string): Locator {
    return this.body.getByRole('button', { name, exact: true });
  }

  /** Opens the page and waits until the carousel is hydrated. */
  async open(address: string): Promise<this> {
    await this.page.goto(address);
    await this.body.scrollIntoViewIfNeeded();
    await this.alive();
    return this;
  }

  async alive(): Promise<void> {
    await expect(this.body).toHaveClass(/carousel__body--alive/);
  }

  /**
   * Opens the page with a paused clock, which only {@link wait} advances. CSS animations and transitions
   * continue to run.
   */
  async openInStandingTime(address: string): Promise<this> {
    const now = new Date('2026-03-02T12:00:00Z');
    await this.page.clock.install({ time: now });
    await this.page.clock.pauseAt(new Date(now.getTime() + 1000));
    await this.page.goto(address);
    await this.body.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await this.wait(20);
        return this.body.evaluate(
          (body) =>
            body.classList.contains('carousel__body--alive') &&
            body.querySelector('.carousel__clones > *, .carousel--fades *') !== null,
        );
      })
      .toBe(true);
    return this;
  }

  /** Advances the paused clock by `ms` milliseconds. */
  async wait(ms: number): Promise<void> {
    await this.page.clock.runFor(ms);
  }

  /** Returns the labels of the visible slides, from left to right. A copy has the label of its original. */
  shown(): Promise<string[]> {
    return this.view.evaluate((view) => {
      const window = view.getBoundingClientRect();
      const slides = [...view.querySelectorAll<HTMLElement>('.carousel__slide')]
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ slide, box }) => {
          const { visibility, opacity } = getComputedStyle(slide);
          const inside = box.left > window.left - 2 && box.right < window.right + 2;
          return inside && visibility === 'visible' && opacity === '1';
        });
      return slides
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ slide }) => slide.getAttribute('aria-label') ?? '');
    });
  }

  async expectShown(...names: readonly string[]): Promise<void> {
    await expect.poll(() => this.shown()).toEqual(names);
  }

  /** Returns true if the visible slide is one of the copies at either end. */
  showsCopy(): Promise<boolean> {
    return this.view.evaluate((view) => {
      const { left, width, top, height } = view.getBoundingClientRect();
      return [...view.querySelectorAll('.carousel__clones > *')].some((copy) => {
        const box = copy.getBoundingClientRect();
        return box.left < left + width / 2 && box.right > left + width / 2 && box.bottom > top && height > 0;
      });
    });
  }

  /** Returns the centre of the carousel's viewport in CSS pixels. Throws if it has no box. */
  async middle(): Promise<{ x: number; y: number }> {
    const box = await this.view.boundingBox();
    if (!box) throw new Error('The carousel has no place');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
