import { useNavigate } from 'react-router';
import { findSectionName } from '#content/page/show-sections.ts';
import { findKnownSection } from '../../data/sections.ts';
import { getEditorPath } from '../../pages/page-tree.ts';
import { useEditor } from '../services/editor-context.ts';

/** Page from which a section was opened, in the state of the location; undefined if it was opened in another way. */
export interface SectionOrigin {
  readonly from: string;
  /** The block that shows the section there. */
  readonly blockId: string;
}

/** Returns a function that opens the section that a block shows in the editor. It does nothing for other blocks. */
export function useOpenSection(): (blockId: string) => void {
  const { definitions, draft, pageId } = useEditor();
  const navigate = useNavigate();
  return (blockId) => {
    const block = draft.store.getState().tree.find(blockId)?.block;
    const name = block && findSectionName(definitions, block);
    const section = name === undefined ? undefined : findKnownSection(name);
    const state: SectionOrigin = { from: pageId, blockId };
    if (section) void navigate(getEditorPath(section), { state });
  };
}
