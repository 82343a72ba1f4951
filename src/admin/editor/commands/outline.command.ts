import { keepFocus } from '../services/areas.ts';
import { defineCommand } from './command.ts';

export const outlineCommand = defineCommand({
  id: 'outline',
  group: 'view',
  position: 8,
  label: 'Show or hide the outline',
  strokes: [{ key: '[' }],
  run: (services) =>
    keepFocus(services, () => services.view.setState(({ outlineOpen }) => ({ outlineOpen: !outlineOpen }))),
});
