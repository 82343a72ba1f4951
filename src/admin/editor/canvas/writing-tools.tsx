import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { useEditor, useThisPane, useView } from '../services/editor-context.ts';
import type { FrameSize } from './frame-size.ts';

const toolbars = onDemand(() => import('./text-toolbar.tsx'));

/** What can be done with the words that are selected in this frame; loaded when somebody writes. */
export function WritingTools({ size }: { readonly size: FrameSize }) {
  const { writing } = useEditor();
  const pane = useThisPane();
  const current = useStore(writing.store, (store) => store.writing);
  useFocusAfterDialogs();
  if (current?.paneId !== pane.id || !current.state.rich) return null;
  return <LoadedTools size={size} shown={current.state.selected || current.asksLink} />;
}

function LoadedTools({ size, shown }: { readonly size: FrameSize; readonly shown: boolean }) {
  const { part } = useOnDemand(toolbars);
  return part && shown ? <part.TextToolbar size={size} /> : null;
}

/** Who wrote before a dialog opened goes on writing: what it gives the keyboard back to is the frame, not the text in it. */
function useFocusAfterDialogs(): void {
  const { writing } = useEditor();
  const isOpen = useView((state) => state.dialog !== undefined);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) requestAnimationFrame(writing.focus);
    wasOpen.current = isOpen;
  }, [isOpen, writing]);
}
