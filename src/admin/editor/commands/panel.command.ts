import { keepFocus } from '../services/areas.ts';
import { defineCommand } from './command.ts';

export const panelCommand = defineCommand({
  id: 'panel',
  group: 'view',
  position: 9,
  label: 'Show or hide the properties',
  strokes: [{ key: ']' }],
  run: (services) =>
    keepFocus(services, () => services.view.setState(({ panelOpen }) => ({ panelOpen: !panelOpen }))),
});
