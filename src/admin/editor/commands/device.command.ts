import { devices } from '#content/look/layout.ts';
import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

/** A command for each width of the page. */
export const deviceCommands = devices.map((device, index) =>
  defineCommand({
    id: `device-${device}`,
    group: 'view',
    position: 4 + index,
    label: `${words.devices[device]} width`,
    strokes: [{ key: String(index + 1) }],
    run: ({ panes }) => panes.active().store.setState({ device, frameWidth: undefined }),
  }),
);
