import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Media } from '#api/endpoints/media.ts';

/**
 * The file that the address names behind its `#` is open: it can be linked to, and Back closes it. `isCurrent` is false while
 * newer files are on their way: one that has just come back may be among those.
 */
export function useOpenedFile(files: readonly Media[], isCurrent: boolean) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const id = decodeURIComponent(hash.slice(1));
  const opened = files.find((file) => file.id === id);
  // One that has gone meanwhile is named no more.
  const isGone = id !== '' && opened === undefined && isCurrent;
  useEffect(() => {
    if (isGone) void navigate({ search, hash: '' }, { replace: true });
  }, [isGone, navigate, search]);
  return {
    opened,
    open: (file: string) => void navigate({ search, hash: file }),
    close: () => void navigate({ search: window.location.search, hash: '' }, { replace: true }),
  };
}
