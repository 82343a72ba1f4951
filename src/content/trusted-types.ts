/**
 * The Trusted Types policies of the editor's document (https://w3c.github.io/trusted-types/dist/spec/). A browser makes no
 * other there, and takes no text for markup or code that did not come through one of them.
 */
export const trustedTypesPolicies = {
  /** For what libraries write by themselves; all but the few texts that it knows are refused. */
  byDefault: 'default',
  /** For markup that is read and never shown. */
  reading: 'vitrine-reading',
  /** ProseMirror's own, for what is pasted: it reads it in a document that is never shown. */
  pasting: 'ProseMirrorClipboard',
} as const;
