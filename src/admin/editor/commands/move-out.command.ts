import { moveCommand } from './move-command.ts';

export const moveOutCommand = moveCommand('out', { position: 8, label: 'Move out' });
