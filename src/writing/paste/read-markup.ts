import { trustedTypesPolicies } from '#content/trusted-types.ts';

interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * Reads untrusted HTML into a document of its own, which has no window: nothing in it is shown, loaded or run. What is
 * taken from it is to be taken element by element, never as markup.
 */
export function readMarkup(html: string): Document {
  policy ??= makePolicy();
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** Browsers without Trusted Types take the text as it is. */
function makePolicy(): Policy {
  const same: Policy = { createHTML: (html) => html };
  const { trustedTypes } = window as Window & {
    readonly trustedTypes?: { createPolicy(name: string, policy: Policy): Policy };
  };
  return trustedTypes?.createPolicy(trustedTypesPolicies.reading, same) ?? same;
}
