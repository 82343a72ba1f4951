import { ChevronRight, Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useEditor, usePane } from '../services/editor-context.ts';
import { openSlotMenu } from '../services/open-block-menu.ts';
import { editWords } from '../work/edit-words.ts';
import { isFirstName, nameBlocks } from './name-row.ts';
import type { SlotRow } from './outline-rows.ts';
import { outlineWords } from './outline-words.ts';
import { foldRow } from './tree-rows.ts';
import { useSlotDrop } from './use-row-drag.ts';

interface SlotOutlineRowProps {
  readonly row: SlotRow;
  readonly focusable: boolean;
}

/**
 * A slot of a block, such as a column, named by its place and content: accepts drops and adds blocks. It cannot
 * be selected.
 */
export const SlotOutlineRow = memo(function SlotOutlineRow({ row, focusable }: SlotOutlineRowProps) {
  const services = useEditor();
  const { view, definitions } = services;
  const language = usePane((state) => state.language);
  const element = useRef<HTMLDivElement>(null);
  const over = useSlotDrop(element, row);
  const { level, label, blocks, position, siblings, expanded } = row;
  const count = blocks.length;
  const content = nameBlocks(definitions, blocks, language);
  const name = content ? outlineWords.slotWith(label, content.text) : label;
  // The row below has the same name.
  const isRepeated = expanded && content && isFirstName(definitions, blocks, language, content.text);
  return (
    <div
      ref={element}
      role="treeitem"
      data-row={row.key}
      tabIndex={focusable ? 0 : -1}
      aria-level={level}
      aria-posinset={position + 1}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-label={outlineWords.place(name, count)}
      className={classNames('row row--slot', over && 'row--drop-combine')}
      style={{ '--level': level - 1 } as React.CSSProperties}
      onContextMenu={(event) => {
        if (event.shiftKey) return;
        event.preventDefault();
        openSlotMenu(services, row, { x: event.clientX, y: event.clientY });
      }}
    >
      {/* Arrow keys do the same; this button is for the pointer only. */}
      {expanded === undefined ? (
        <span className="row__fold" />
      ) : (
        <button
          type="button"
          className="row__fold"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => foldRow(view, row.key, expanded)}
        >
          <ChevronRight />
        </button>
      )}
      <span className="row__text" title={name}>
        {isRepeated ? label : name}
      </span>
      {/* For the pointer only: Enter on the row does the same. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classNames('row__add', count === 0 && 'row__add--always')}
        title={editWords.addTo(label)}
        onClick={() => view.setState({ dialog: { type: 'insert', at: row.place } })}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
});
