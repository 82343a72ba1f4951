import { enterArea, focusedArea } from '../services/areas.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { editorAreas } from '../services/view-store.ts';
import { defineCommand } from './command.ts';

/** F6 goes round the areas, as it does in many programs; with Shift the other way. */
export const areaCommands = [
  defineCommand({
    id: 'next-area',
    group: 'view',
    position: 10,
    label: 'Go to the next area',
    strokes: [{ key: 'F6' }],
    whileTyping: true,
    run: (services) => go(services, 1),
  }),
  defineCommand({
    id: 'previous-area',
    group: 'view',
    position: 11,
    label: 'Go to the previous area',
    strokes: [{ key: 'F6', shift: true }],
    whileTyping: true,
    run: (services) => go(services, -1),
  }),
];

/** From the bars around the areas to the first or the last one. */
function go(services: EditorServices, step: 1 | -1): void {
  const focused = focusedArea();
  const from = focused ? editorAreas.indexOf(focused) : step > 0 ? -1 : editorAreas.length;
  const next = editorAreas.at((from + step) % editorAreas.length);
  if (next) enterArea(next, services);
}
