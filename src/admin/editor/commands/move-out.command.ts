import { moveCommand } from './move-command.ts';

export const moveOutCommand = moveCommand('out', { key: 'ArrowLeft', position: 8, label: 'Move out' });
