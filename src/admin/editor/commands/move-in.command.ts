import { moveCommand } from './move-command.ts';

export const moveInCommand = moveCommand('in', {
  position: 7,
  label: 'Move into the block above',
});
