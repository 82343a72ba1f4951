import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { Notice } from '../../shared/notice.tsx';
import { words } from '../../words.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { insertCommand } from '../commands/insert.command.ts';
import { useDraft, useEditor, useView } from '../services/editor-context.ts';
import { BlockOutlineRow } from './block-row.tsx';
import { outlineKey } from './outline-keys.ts';
import { outlineRows } from './outline-rows.ts';
import { SlotOutlineRow } from './slot-row.tsx';
import { useTreeFocus } from './use-tree-focus.ts';
import './outline.css';

/** The page as a tree: select, move, hide, add. */
export function Outline() {
  const { view } = useEditor();
  const open = useView((state) => state.outlineOpen);
  if (!open) {
    return (
      <aside className="outline outline--closed" aria-label={words.editor.areas.outline}>
        <IconButton
          icon={PanelLeftOpen}
          label={words.outline.open}
          shortcut="["
          onPress={() => view.setState({ outlineOpen: true })}
        />
      </aside>
    );
  }
  return (
    <aside className="outline" aria-label={words.editor.areas.outline}>
      <OutlineHead />
      <OutlineTree />
    </aside>
  );
}

function OutlineHead() {
  const { view } = useEditor();
  return (
    <div className="area-head">
      <h2 className="area-head__title">{words.outline.title}</h2>
      <CommandButton command={insertCommand} icon={Plus} />
      <IconButton
        icon={PanelLeftClose}
        className="area-head__close"
        label={words.outline.close}
        shortcut="["
        onPress={() => view.setState({ outlineOpen: false })}
      />
    </div>
  );
}

function OutlineTree() {
  const services = useEditor();
  const { definitions, draft, view } = services;
  const overview = useDraft((state) => state.content.overview);
  const selection = useDraft((state) => state.selection);
  const selectedId = selection.lead;
  const chosen = useMemo(() => new Set(selection.ids), [selection]);
  const collapsed = useView((state) => state.collapsed);
  const rows = useMemo(
    () => outlineRows(definitions, overview, collapsed),
    [definitions, overview, collapsed],
  );
  const tree = useRef<HTMLDivElement>(null);
  const focusable = rows.some((row) => row.key === selectedId) ? selectedId : (rows[0]?.key ?? null);

  // A block selected elsewhere is shown: what it is in opens, and the row comes into view.
  useEffect(() => {
    if (selectedId === null) return;
    const closed = draft.store
      .getState()
      .tree.around(selectedId)
      .map((block) => block.id);
    view.setState((state) =>
      closed.some((id) => state.collapsed.has(id))
        ? { collapsed: new Set([...state.collapsed].filter((id) => !closed.includes(id))) }
        : state,
    );
    tree.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selectedId, draft, view]);

  const focus = useTreeFocus(tree);

  if (overview.length === 0) return <EmptyPage />;
  return (
    <div
      ref={tree}
      className="outline__tree"
      role="tree"
      aria-multiselectable="true"
      aria-label={words.outline.title}
      {...focus}
      onKeyDown={(event) => {
        if (outlineKey(event, rows, services)) event.preventDefault();
      }}
      onPointerLeave={() => view.setState({ hoveredId: null })}
    >
      {rows.map((row) =>
        row.kind === 'block' ? (
          <BlockOutlineRow
            key={row.key}
            row={row}
            selected={chosen.has(row.key)}
            focusable={row.key === focusable}
          />
        ) : (
          <SlotOutlineRow key={row.key} row={row} />
        ),
      )}
    </div>
  );
}

function EmptyPage() {
  const { view } = useEditor();
  const add = () => view.setState({ dialog: { type: 'insert', at: { parent: null, slot: [], index: 0 } } });
  return (
    <Notice title={words.outline.empty} text={words.outline.emptyHelp}>
      <Button onClick={add}>{insertCommand.label}</Button>
    </Notice>
  );
}

/** Where the selected block stands, for the status bar: what it is in, from the outside. */
export function useTrail() {
  const tree = useDraft((state) => state.tree);
  const selectedId = useDraft((state) => state.selection.lead);
  return useMemo(() => {
    const selected = tree.find(selectedId)?.block;
    return selected ? [...tree.around(selected.id), selected] : [];
  }, [tree, selectedId]);
}
