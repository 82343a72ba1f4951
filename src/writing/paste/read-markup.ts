import { trustedTypesPolicies } from '#content/trusted-types.ts';

interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * Parses untrusted HTML into a document without a window: nothing in it is rendered, loaded or run. Read its
 * elements one by one, and never use its markup.
 */
export function readMarkup(html: string): Document {
  policy ??= makePolicy();
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/** Creates a Trusted Types policy. Browsers without them get the plain string. */
function makePolicy(): Policy {
  const same: Policy = { createHTML: (html) => html };
  const { trustedTypes } = window as Window & {
    readonly trustedTypes?: { createPolicy(name: string, policy: Policy): Policy };
  };
  return trustedTypes?.createPolicy(trustedTypesPolicies.reading, same) ?? same;
}
