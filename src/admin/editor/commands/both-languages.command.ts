import { areaRoom, keepFocus } from '../services/areas.ts';
import { isSideBySide, showOne, showSideBySide } from '../services/side-by-side.ts';
import { defineCommand } from './command.ts';

export const bothLanguagesCommand = defineCommand({
  id: 'both-languages',
  group: 'view',
  position: 3.5,
  label: 'Both languages side by side',
  strokes: [{ key: 'l', mod: true, alt: true }],
  whileTyping: true,
  run: (services) =>
    keepFocus(services, () => {
      const { panes } = services;
      if (isSideBySide(panes)) showOne(panes);
      else showSideBySide(panes, areaRoom('page'));
    }),
});
