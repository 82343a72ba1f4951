import type { Page } from '@playwright/test';

interface Recorded {
  readonly text: string;
  /** False in a region that is inert or hidden, as all regions outside an open modal dialog are. */
  readonly isHeard: boolean;
}

declare global {
  interface Window {
    recordedAnnouncements?: Recorded[];
  }
}

/** Records what every live region of a page says, in order, as a screen reader would come to hear it. */
export class Announcements {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to record in every document that the page loads from now on. */
  static async record(page: Page): Promise<Announcements> {
    await page.addInitScript(recordLiveRegions);
    return new Announcements(page);
  }

  /** Announcements that a screen reader reads, in order. A text in two regions is there twice. */
  async heard(): Promise<string[]> {
    return (await this.#recorded()).flatMap(({ text, isHeard }) => (isHeard ? text : []));
  }

  /** Announcements in regions that are inert or hidden, which no screen reader reads. */
  async unheard(): Promise<string[]> {
    return (await this.#recorded()).flatMap(({ text, isHeard }) => (isHeard ? [] : text));
  }

  async clear(): Promise<void> {
    await this.#page.evaluate(() => window.recordedAnnouncements?.splice(0));
  }

  #recorded(): Promise<Recorded[]> {
    return this.#page.evaluate(() => window.recordedAnnouncements ?? []);
  }
}

/** Runs in the page. A frame has regions of its own, which are not the editor's. */
function recordLiveRegions(): void {
  if (window !== window.top) return;
  const selector = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  const recorded: Recorded[] = [];
  window.recordedAnnouncements = recorded;
  /** A region that is moved is not read again. */
  const known = new WeakSet<Element>();

  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (!modal || modal.contains(region)) && !region.closest('[inert], [aria-hidden=true], [hidden]');
  };
  /** The region itself and those around it. */
  const regionsAround = (node: Node) => {
    const found: Element[] = [];
    let at = (node instanceof Element ? node : node.parentElement)?.closest(selector);
    while (at) {
      found.push(at);
      at = at.parentElement?.closest(selector);
    }
    return found;
  };
  /** Texts of elements beside each other are words of their own. */
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
        // A node that is gone already is not read.
        if (!node.isConnected) continue;
        for (const region of regionsAround(target)) add(region, readText(node));
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
