import type { RenderedPage } from './rendered-page.ts';

interface Entry {
  readonly revision: number;
  readonly page: RenderedPage;
}

interface Options {
  /** The content revision that is current now. */
  readonly revision: () => number;
  /** Bytes that all kept documents may take together; the least recently read go first. */
  readonly maxBytes?: number;
}

/**
 * Rendered pages in memory under one content revision: a write that visitors can see makes everything
 * rendered before it stale at once, so nothing is tracked and nothing is purged by hand. One render per
 * address, however many ask at the same time.
 */
export function createRenderedPageStore({ revision, maxBytes = 64 * 1024 * 1024 }: Options) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.page.size;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    entries.set(key, entry);
    bytes += entry.page.size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    /** The current document at an address; undefined when it has to be rendered. */
    fresh(key: string): RenderedPage | undefined {
      const entry = entries.get(key);
      if (!entry || entry.revision !== revision()) return undefined;
      // Read last: goes to the end of the line of those to be dropped.
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },

    /** The last document rendered at an address, however old: for when storage fails. */
    stale(key: string): RenderedPage | undefined {
      return entries.get(key)?.page;
    },

    /** Forgets what is kept under other keys. */
    keepOnly(wanted: (key: string) => boolean): void {
      for (const key of [...entries.keys()]) if (!wanted(key)) drop(key);
    },

    /** Renders and keeps; a result that a write has overtaken is handed out and not kept. */
    async render(key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const at = revision();
      const name = `${at} ${key}`;
      const running = pending.get(name);
      if (running) return running;
      const work = make()
        .then((page) => {
          // Rendered from what is no longer so: it serves those who wait for it, and is not kept.
          if (at === revision() && !page.standsIn) keep(key, { revision: at, page });
          return page;
        })
        .finally(() => pending.delete(name));
      pending.set(name, work);
      return work;
    },
  };
}
