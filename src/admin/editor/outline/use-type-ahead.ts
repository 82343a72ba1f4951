import { type KeyboardEvent, useState } from 'react';
import { withExamples } from '#content/block/starter-values.ts';
import { useEditor, usePane } from '../services/editor-context.ts';
import type { OutlineRow } from './outline-rows.ts';
import { focusedRow, goToRow } from './tree-rows.ts';
import { createTypeAhead, isTypedAhead } from './type-ahead.ts';

/** Letters typed in the tree go to the row that begins with them; true where one was found. */
export function useTypeAhead(rows: readonly OutlineRow[]): (event: KeyboardEvent) => boolean {
  const services = useEditor();
  const language = usePane((state) => state.language);
  const [typeAhead] = useState(createTypeAhead);
  return (event) => {
    if (!isTypedAhead(event)) return false;
    const { definitions } = services;
    const read = rows.map((row) => {
      if (row.kind === 'slot') return { row, text: row.label };
      const definition = definitions.get(row.block.type);
      const summary = definition?.summary(withExamples(definitions, row.block), language);
      return { row, text: summary || (definition?.label ?? row.block.type) };
    });
    const focused = focusedRow(event.currentTarget);
    const current = rows.findIndex(({ key }) => key === focused);
    const found = typeAhead(event.key, event.timeStamp, read, current);
    return found !== undefined && goToRow({ ...event, shiftKey: false }, found, rows, services);
  };
}
