import type { ReactNode } from 'react';

interface IslandSlotProps {
  readonly children?: ReactNode;
  /** In the browser: the markup that the server drew, which stays as it is. */
  readonly html?: string;
}

/**
 * What stands inside an island without belonging to it. The server renders it; in the browser the island
 * hands its markup back unread, so that other islands inside it hydrate on their own.
 */
export function IslandSlot({ children, html }: IslandSlotProps) {
  if (html === undefined) return <div data-island-slot="">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup that already stands there
  return <div data-island-slot="" dangerouslySetInnerHTML={{ __html: html }} />;
}
