import { defineCommand } from './command.ts';

export const liveVersionCommand = defineCommand({
  id: 'live-version',
  group: 'page',
  position: 8,
  label: 'Look at the live version',
  strokes: [],
  can: ({ publisher }) => publisher.liveVersion() !== undefined,
  run: ({ publisher, view }) => {
    const versionId = publisher.liveVersion();
    if (versionId !== undefined) view.setState({ dialog: { type: 'version', versionId } });
  },
});
