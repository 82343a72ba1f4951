import { type RefObject, useEffect, useState } from 'react';

/** Document of a frame while it is connected; a reload connects another one. */
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
