import { focusedArea } from '../services/areas.ts';
import { defineCommand } from './command.ts';

export const insertCommand = defineCommand({
  id: 'insert',
  group: 'block',
  position: 1,
  label: 'Add block',
  strokes: [{ key: '/' }],
  run: ({ draft, editing, view }) => {
    const at = editing.placeNear(draft.store.getState().selection.lead, 'after');
    view.setState({ dialog: { type: 'insert', at, inPage: focusedArea() === 'page' } });
  },
});
