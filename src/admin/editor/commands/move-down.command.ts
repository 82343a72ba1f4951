import { moveCommand } from './move-command.ts';

export const moveDownCommand = moveCommand('down', { position: 6, label: 'Move down' });
