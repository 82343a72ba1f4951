import { languages } from '#content/language/language.ts';
import { defineCommand } from './command.ts';

export const languageCommand = defineCommand({
  id: 'language',
  group: 'view',
  position: 3,
  label: 'Switch language',
  strokes: [{ key: 'l', mod: true, shift: true }],
  whileTyping: true,
  run: ({ panes }) => {
    const { language } = panes.active().store.getState();
    panes.showLanguage(languages[(languages.indexOf(language) + 1) % languages.length] ?? language);
  },
});
