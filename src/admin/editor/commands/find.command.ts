import type { EditorServices } from '../services/editor-context.ts';
import { defineCommand } from './command.ts';

/** Opens the find bar, or focuses it. Pressed in the bar itself, the keys are the browser's own. */
function openFind({ view }: EditorServices, replaces: boolean): void {
  const { find } = view.getState();
  view.setState({
    area: 'page',
    find: { replaces: replaces || find?.replaces === true, round: (find?.round ?? 0) + 1 },
  });
}

export const openFindCommand = defineCommand({
  id: 'find',
  group: 'page',
  position: 4.2,
  strokes: [{ key: 'f', mod: true }],
  whileTyping: true,
  run: (services) => openFind(services, false),
});

/** On a Mac, Command+H hides the browser, so Option+Command+F opens it there, as in other editors. */
export const openReplaceCommand = defineCommand({
  id: 'replace',
  group: 'page',
  position: 4.4,
  strokes: [
    { key: 'h', mod: true },
    { key: 'f', mod: true, alt: true },
  ],
  whileTyping: true,
  run: (services) => openFind(services, true),
});
