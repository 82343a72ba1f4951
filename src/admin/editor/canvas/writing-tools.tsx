import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { useEditor, useOwnPane, useView } from '../services/editor-context.ts';
import type { FrameSize } from './frame-size.ts';

const toolbars = onDemand(() => import('./text-toolbar.tsx'));

/** Toolbar for the selected text of this frame; loaded when text editing starts. */
export function WritingTools({ size }: { readonly size: FrameSize }) {
  const { writing } = useEditor();
  const pane = useOwnPane();
  const current = useStore(writing.store, (store) => store.writing);
  useFocusAfterDialogs();
  if (current?.paneId !== pane.id || !current.state.rich) return null;
  return <LoadedTools size={size} shown={current.state.selected || current.asksLink} />;
}

function LoadedTools({ size, shown }: { readonly size: FrameSize; readonly shown: boolean }) {
  const { part } = useOnDemand(toolbars);
  return part && shown ? <part.TextToolbar size={size} /> : null;
}

/** Focuses the text again after a dialog: the dialog itself restores the focus to the frame only. */
function useFocusAfterDialogs(): void {
  const { writing } = useEditor();
  const isOpen = useView((state) => state.dialog !== undefined);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) requestAnimationFrame(writing.focus);
    wasOpen.current = isOpen;
  }, [isOpen, writing]);
}
