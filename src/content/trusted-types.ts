/**
 * The Trusted Types policies of the editor's document (https://w3c.github.io/trusted-types/dist/spec/).
 * Browsers refuse other policies there, and refuse markup or code that did not pass through one of these.
 */
export const trustedTypesPolicies = {
  /** Default policy for markup that libraries write; refuses everything except a few known texts. */
  byDefault: 'default',
  /** For markup that is parsed and never shown. */
  reading: 'vitrine-reading',
  /** ProseMirror's own policy, for pasted markup, which it parses in an inert document. */
  pasting: 'ProseMirrorClipboard',
} as const;
