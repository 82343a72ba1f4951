import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { words } from '../../words.ts';
import { insertCommand } from '../commands/block.command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { outlineCommand } from '../commands/view.command.ts';
import { CommentsButton } from '../responses/comments-button.tsx';
import { useDraft, useEditor, useView } from '../services/editor-context.ts';
import type { Collaborator } from '../work/presence/people.ts';
import { OutlineTree } from './outline-tree.tsx';
import { outlineWords } from './outline-words.ts';
import './outline.css';

/** Panel with the tree of the page. */
export function Outline() {
  const open = useView((state) => state.outlineOpen);
  if (!open) {
    return (
      <aside className="outline outline--closed" aria-label={words.editor.areas.outline}>
        <CommandButton command={outlineCommand} icon={PanelLeftOpen} label={outlineWords.open} />
      </aside>
    );
  }
  return (
    <aside className="outline" aria-label={words.editor.areas.outline}>
      <OutlineHead />
      <OutlineTree />
      <PeopleInRows />
    </aside>
  );
}

function OutlineHead() {
  return (
    <div className="area-head">
      <h2 className="area-head__title">{outlineWords.title}</h2>
      <CommentsButton />
      <CommandButton command={insertCommand} icon={Plus} className="outline__add" />
      <CommandButton
        command={outlineCommand}
        icon={PanelLeftClose}
        className="area-head__close"
        label={outlineWords.close}
      />
    </div>
  );
}

/** Path of the selected block for the status bar: its ancestors from the outermost. */
export function useSelectionPath() {
  const tree = useDraft((state) => state.tree);
  const selectedId = useDraft((state) => state.selection.lead);
  return useMemo(() => {
    const selected = tree.find(selectedId)?.block;
    return selected ? [...tree.around(selected.id), selected] : [];
  }, [tree, selectedId]);
}

/**
 * Colours the rows of blocks that other members edit. A style sheet does it, so that the rows of a long page
 * need no subscriptions.
 */
function PeopleInRows() {
  const { presence } = useEditor();
  const people = useStore(presence, (state) => state.people);
  const rules = people.flatMap(({ hue, blockIds }: Collaborator) =>
    blockIds.map((id) => `.row[data-row="${CSS.escape(id)}"]::after { --person-hue: ${hue}; content: ""; }`),
  );
  return rules.length === 0 ? null : <style>{rules.join('\n')}</style>;
}
