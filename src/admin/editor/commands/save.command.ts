import { saveStroke } from '../../command-menu/strokes.ts';
import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import { defineCommand } from './command.ts';

export const saveCommand = defineCommand({
  id: 'save',
  group: 'page',
  position: 1,
  strokes: [saveStroke],
  whileTyping: true,
  run: ({ saves }) => {
    const { status } = saves.store.getState();
    // After a failure the indicator itself reports the success.
    const isAnnounced = status === 'failed' || status === 'conflict';
    void saves.save().then((isSaved) => isSaved && !isAnnounced && announce(words.save.status.saved));
  },
});
