import { useStore } from 'zustand';
import { Button } from '#ui/button/button.tsx';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';

/** Offers to restore the unsaved work of closed tabs, one after the other. */
export function OrphanNotice() {
  const { orphans } = useEditor();
  const next = useStore(orphans.store, (state) => state.waiting[0]);
  if (!next) return null;
  return (
    <aside className="canvas__note canvas__note--top" role="status">
      <p>{words.kept.offer(next.draft.keptAt === undefined ? undefined : new Date(next.draft.keptAt))}</p>
      <Button variant="primary" className="button--small" onClick={() => void orphans.open(next)}>
        {words.kept.open}
      </Button>
      <Button variant="slim" onClick={() => void orphans.discard(next)}>
        {words.kept.discard}
      </Button>
    </aside>
  );
}
