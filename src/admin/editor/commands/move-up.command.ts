import { moveCommand } from './move-command.ts';

export const moveUpCommand = moveCommand('up', { key: 'ArrowUp', position: 5, label: 'Move up' });
