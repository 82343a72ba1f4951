import { commandsStroke, sheetStroke } from '../../command-menu/strokes.ts';
import { defineCommand } from './command.ts';

export const preflightCommand = defineCommand({
  id: 'preflight',
  group: 'page',
  position: 9,
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'preflight' } }),
});

export const publishCommand = defineCommand({
  id: 'publish',
  group: 'page',
  position: 2,
  strokes: [],
  run: ({ publisher }) => publisher.look(),
});

export const scheduleCommand = defineCommand({
  id: 'schedule',
  group: 'page',
  position: 10,
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'schedule' } }),
});

export const searchCommand = defineCommand({
  id: 'search',
  group: 'page',
  position: 6,
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'search' } }),
});

export const settingsCommand = defineCommand({
  id: 'settings',
  group: 'page',
  position: 5,
  strokes: [{ key: ',', mod: true }],
  run: ({ view }) => view.setState({ dialog: { type: 'settings' } }),
});

export const shareCommand = defineCommand({
  id: 'share',
  group: 'page',
  position: 12,
  strokes: [],
  run: ({ view }) => view.setState({ dialog: { type: 'share' } }),
});

export const versionsCommand = defineCommand({
  id: 'versions',
  group: 'page',
  position: 7,
  strokes: [{ key: 'h', mod: true, alt: true }],
  run: ({ view }) => view.setState({ dialog: { type: 'versions' } }),
});

export const shortcutsCommand = defineCommand({
  id: 'shortcuts',
  group: 'view',
  position: 2,
  strokes: [sheetStroke],
  run: ({ view }) => view.setState({ dialog: { type: 'shortcuts' } }),
});

export const commandsCommand = defineCommand({
  id: 'commands',
  group: 'view',
  position: 1,
  strokes: [commandsStroke],
  whileTyping: true,
  run: ({ view }) => view.setState({ dialog: { type: 'commands' } }),
});

/** Opens in a new tab, so that the editor stays open. */
export const historyCommand = defineCommand({
  id: 'history',
  group: 'page',
  position: 11,
  strokes: [],
  run: ({ pageId }) =>
    void window.open(`/admin/activity?page=${encodeURIComponent(pageId)}`, '_blank', 'noopener'),
});
