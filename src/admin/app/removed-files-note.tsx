import { useEffect } from 'react';
import { useToast } from '#ui/toast/toast.tsx';
import { useRemovedFiles } from '../shared/removed-files.ts';
import { words } from '../words.ts';

/** Says once that a newer build has taken this one's place, and offers to load it. The browser keeps the work. */
export function RemovedFilesNote() {
  const areGone = useRemovedFiles();
  const { show } = useToast();
  useEffect(() => {
    if (!areGone) return;
    const run = () => window.location.reload();
    show({
      text: words.outdated.text,
      action: { label: words.outdated.reload, run },
      visibleFor: Number.POSITIVE_INFINITY,
    });
  }, [areGone, show]);
  return null;
}
