import { type RefObject, useEffect, useState } from 'react';

/** The document that a frame shows, for as long as it is connected: another one listens anew. */
export function usePageDocument(
  frame: RefObject<HTMLIFrameElement | null>,
  connected: boolean,
): Document | undefined {
  const [page, setPage] = useState<Document>();
  useEffect(() => {
    setPage((connected && frame.current?.contentDocument) || undefined);
    return () => setPage(undefined);
  }, [frame, connected]);
  return page;
}
