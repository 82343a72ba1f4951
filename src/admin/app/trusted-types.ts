import { trustedTypesPolicies } from '#content/trusted-types.ts';

/**
 * Harmless markup that libraries write: the empty string clears an element, and React creates script elements
 * by the other.
 */
const harmless: ReadonlySet<string> = new Set(['', '<script></script>']);

/**
 * Workers of the build, and workers that a library creates from a blob; the document's
 * Content-Security-Policy decides on the latter.
 */
const ofOurs = /^blob:|^\/assets\//;

/** The default Trusted Types policy. It throws a `TypeError` for text that it refuses. */
export const defaultPolicy = {
  createHTML(html: string): string {
    if (harmless.has(html)) return html;
    throw new TypeError('Markup is never written into the editor as text.');
  },
  createScriptURL(address: string): string {
    const { href, origin, pathname } = new URL(address, location.origin);
    if (ofOurs.test(origin === location.origin && !href.startsWith('blob:') ? pathname : href))
      return address;
    throw new TypeError('The editor runs no scripts but its own.');
  },
  createScript(): string {
    throw new TypeError('The editor runs no text as a script.');
  },
};

/** Installs the Trusted Types policy in browsers that support it. Call once, before anything is rendered. */
export function guardDocument(): void {
  const { trustedTypes } = window as Window & {
    readonly trustedTypes?: { createPolicy(name: string, policy: typeof defaultPolicy): unknown };
  };
  trustedTypes?.createPolicy(trustedTypesPolicies.byDefault, defaultPolicy);
}
