import type { Page } from '@playwright/test';

interface RecordedText {
  readonly text: string;
  /** False in a region that is inert or hidden, as all regions outside an open modal dialog are. */
  readonly isHeard: boolean;
}

declare global {
  interface Window {
    recordedAnnouncements?: RecordedText[];
  }
}

/**
 * Records the announcements of all live regions of a page, in the order in which a screen reader reads them.
 */
export class Announcements {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts recording in every document that the page loads from now on. */
  static async record(page: Page): Promise<Announcements> {
    await page.addInitScript(recordLiveRegions);
    return new Announcements(page);
  }

  /**
   * Returns the announcements that a screen reader reads, in order. A text in two regions is listed twice.
   */
  async heard(): Promise<string[]> {
    return (await this.#recorded()).flatMap(({ text, isHeard }) => (isHeard ? text : []));
  }

  /** Returns the announcements in inert or hidden regions, which no screen reader reads. */
  async unheard(): Promise<string[]> {
    return (await this.#recorded()).flatMap(({ text, isHeard }) => (isHeard ? [] : text));
  }

  async clear(): Promise<void> {
    await this.#page.evaluate(() => window.recordedAnnouncements?.splice(0));
  }

  #recorded(): Promise<RecordedText[]> {
    return this.#page.evaluate(() => window.recordedAnnouncements ?? []);
  }
}

/** Runs in the page. Skips frames, because their live regions are not the editor's. */
function recordLiveRegions(): void {
  if (window !== window.top) return;
  const selector = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const recorded: RecordedText[] = [];
  window.recordedAnnouncements = recorded;
  /** Regions that were read on insertion. A screen reader does not read a moved region again. */
  const known = new WeakSet<Element>();

  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (!modal || modal.contains(region)) && !region.closest('[inert], [aria-hidden=true], [hidden]');
  };
  /** Returns the live regions that contain the node, the innermost first. */
  const findRegionsAround = (node: Node) => {
    const found: Element[] = [];
    let at = (node instanceof Element ? node : node.parentElement)?.closest(selector);
    while (at) {
      found.push(at);
      at = at.parentElement?.closest(selector);
    }
    return found;
  };
  /** Returns the text of a node, with a space between the texts of adjacent elements. */
  const readText = (node: Node) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let at: Node | null = walker.root; at; at = walker.nextNode()) {
      if (at.nodeType === Node.TEXT_NODE) texts.push(at.nodeValue?.trim() ?? '');
    }
    return texts.filter((text) => text !== '').join(' ');
  };
  const isAtomic = (region: Element) =>
    region.matches('[role=status], [role=alert], output, [aria-atomic=true]');

  new MutationObserver((changes) => {
    const said = new Map<Element, string[]>();
    const add = (region: Element, text: string) => {
      if (text !== '') said.set(region, [...(said.get(region) ?? []), text]);
    };
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        // A screen reader does not read a node that has been removed.
        if (!node.isConnected) continue;
        for (const region of findRegionsAround(target)) add(region, readText(node));
        if (!(node instanceof Element)) continue;
        const brought = [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
        for (const region of brought) {
          if (!known.has(region)) add(region, readText(region));
          known.add(region);
        }
      }
    }
    for (const [region, texts] of said) {
      const text = isAtomic(region) ? readText(region) : texts.join(' ');
      recorded.push({ text, isHeard: isHeard(region) });
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
