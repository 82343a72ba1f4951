import { moveCommand } from './move-command.ts';

export const moveUpCommand = moveCommand('up', { position: 5, label: 'Move up' });
