import { defineCommand } from './command.ts';

/** In a tab of its own: what is being edited stays as it is. */
export const historyCommand = defineCommand({
  id: 'history',
  group: 'page',
  position: 11,
  label: 'History of this page',
  strokes: [],
  run: ({ pageId }) =>
    void window.open(`/admin/history?page=${encodeURIComponent(pageId)}`, '_blank', 'noopener'),
});
