import type { ReactNode } from 'react';

interface IslandSlotProps {
  readonly children?: ReactNode;
  /** In the browser: the markup that the server rendered, left as it is. */
  readonly html?: string;
}

/**
 * Content inside an island that does not belong to it. The server renders it; in the browser the island keeps
 * its markup unparsed, so that nested islands hydrate separately.
 */
export function IslandSlot({ children, html }: IslandSlotProps) {
  if (html === undefined) return <div data-island-slot="">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, already in the document
  return <div data-island-slot="" dangerouslySetInnerHTML={{ __html: html }} />;
}
