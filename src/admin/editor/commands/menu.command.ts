import { menuStrokes } from '../../shared/menu/listen-for-menu.ts';
import { openSelectionMenu } from '../services/open-block-menu.ts';
import { defineCommand } from './command.ts';

export const menuCommand = defineCommand({
  id: 'block-menu',
  group: 'block',
  position: 25,
  strokes: menuStrokes,
  isOfSelection: true,
  can: ({ draft }) => draft.store.getState().selection.lead !== null,
  // In the next frame: another menu may be closing, and takes the dialog with it.
  run: (services) => void globalThis.requestAnimationFrame?.(() => openSelectionMenu(services)),
});
