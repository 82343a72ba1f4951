import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import { showNextText } from '../services/next-text.ts';
import { defineCommand } from './command.ts';

export const nextTextCommand = defineCommand({
  id: 'next-text',
  group: 'view',
  position: 3.6,
  label: 'Go to the next text to translate',
  strokes: [{ key: 'F8' }],
  whileTyping: true,
  run: (services) => {
    if (!showNextText(services)) announce(words.translations.allDone);
  },
});
