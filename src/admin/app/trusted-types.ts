import { trustedTypesPolicies } from '#content/trusted-types.ts';

/** Markup that libraries write and that holds nothing: what empties an element, and how React makes a script element. */
const harmless: ReadonlySet<string> = new Set(['', '<script></script>']);

/** A worker of the build, or one that a library has put together itself: of these the document's policy decides. */
const ofOurs = /^blob:|^\/assets\//;

/** What the default policy makes of texts on their way into the document; a text that it refuses throws a `TypeError`. */
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

/** Sets what stands between texts and the editor's document, in browsers that know Trusted Types; once, before anything is drawn. */
export function guardDocument(): void {
  const { trustedTypes } = window as Window & {
    readonly trustedTypes?: { createPolicy(name: string, policy: typeof defaultPolicy): unknown };
  };
  trustedTypes?.createPolicy(trustedTypesPolicies.byDefault, defaultPolicy);
}
