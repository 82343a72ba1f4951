import { moveCommand } from './move-command.ts';

export const moveDownCommand = moveCommand('down', { key: 'ArrowDown', position: 6, label: 'Move down' });
