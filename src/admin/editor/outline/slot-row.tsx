import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import type { SlotRow } from './outline-rows.ts';
import { useSlotDrop } from './use-row-drag.ts';

/** A place inside a block, such as a column: takes what is dropped on it, and adds. */
export const SlotOutlineRow = memo(function SlotOutlineRow({ row }: { readonly row: SlotRow }) {
  const { view } = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const over = useSlotDrop(element, row);
  return (
    <div
      ref={element}
      role="none"
      className={classNames('row row--slot', over && 'row--drop-combine')}
      style={{ '--level': row.level - 1 } as React.CSSProperties}
    >
      <span className="row__fold" />
      <span className="row__text">{row.label}</span>
      {/* For the pointer only: the keyboard adds to a slot from the block's properties. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={classNames('row__add', row.empty && 'row__add--always')}
        title={words.outline.addTo(row.label)}
        onClick={() => view.setState({ dialog: { type: 'insert', at: row.place } })}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
});
