import { vi } from 'vitest';

/** Stubs `IntersectionObserver`, because jsdom has no layout: every observed element counts as in view. */
export function watchAllSeen(): { readonly watched: Set<Element> } {
  const watched = new Set<Element>();
  class Observer {
    private readonly own: Element[] = [];
    private readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element): void {
      this.own.push(target);
      watched.add(target);
      this.tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect(): void {
      for (const target of this.own) watched.delete(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { watched };
}
