import { languages } from '#content/language.ts';
import { devices } from '#content/layout.ts';
import type { MoveDirection } from '#document/move-target.ts';
import { words } from '../../words.ts';
import type { EditorServices } from '../editor-context.ts';
import type { Keystroke } from './keystroke.ts';

export type CommandGroup = keyof typeof words.commandGroups;

/** One thing the editor can do: with a shortcut, in the command menu, in the sheet of shortcuts. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  readonly strokes: readonly Keystroke[];
  /** Works while a text is being typed. */
  readonly whileTyping?: boolean;
  readonly run: () => void;
}

export function createCommands(services: EditorServices): readonly Command[] {
  return [...pageCommands(services), ...blockCommands(services), ...viewCommands(services)];
}

function pageCommands({ saves, publisher, editing, view }: EditorServices): Command[] {
  const { commands } = words;
  const mod = { mod: true };
  return [
    {
      id: 'save',
      group: 'page',
      label: commands.save,
      strokes: [{ key: 's', ...mod }],
      whileTyping: true,
      run: () => void saves.save(),
    },
    {
      id: 'publish',
      group: 'page',
      label: commands.publish,
      strokes: [],
      run: () => void publisher.publish(),
    },
    {
      id: 'undo',
      group: 'page',
      label: commands.undo,
      strokes: [{ key: 'z', ...mod }],
      whileTyping: true,
      run: editing.undo,
    },
    {
      id: 'redo',
      group: 'page',
      label: commands.redo,
      strokes: [
        { key: 'z', shift: true, ...mod },
        { key: 'y', ...mod },
      ],
      whileTyping: true,
      run: editing.redo,
    },
    {
      id: 'settings',
      group: 'page',
      label: commands.settings,
      strokes: [{ key: ',', ...mod }],
      run: () => view.setState({ dialog: { type: 'settings' } }),
    },
  ];
}

function blockCommands(services: EditorServices): Command[] {
  const { draft, editing, view } = services;
  const { commands } = words;
  const onSelected = (run: (id: string) => void) => () => {
    const { selectedId } = draft.store.getState();
    if (selectedId !== null) run(selectedId);
  };
  const insert = () => {
    const at = editing.placeNear(draft.store.getState().selectedId, 'after');
    view.setState({ dialog: { type: 'insert', at } });
  };
  const move = (direction: MoveDirection, key: string): Command => ({
    id: `move-${direction}`,
    group: 'block',
    label: commands.move[direction],
    strokes: [{ key, alt: true }],
    run: onSelected((id) => editing.move(id, direction)),
  });
  return [
    { id: 'insert', group: 'block', label: commands.insert, strokes: [{ key: '/' }], run: insert },
    {
      id: 'duplicate',
      group: 'block',
      label: commands.duplicate,
      strokes: [{ key: 'd', mod: true }],
      run: onSelected(editing.duplicate),
    },
    {
      id: 'delete',
      group: 'block',
      label: commands.remove,
      strokes: [{ key: 'Delete' }, { key: 'Backspace' }],
      run: onSelected(editing.remove),
    },
    {
      id: 'hide',
      group: 'block',
      label: commands.hide,
      strokes: [{ key: 'h', mod: true, shift: true }],
      run: onSelected(editing.toggleHidden),
    },
    move('up', 'ArrowUp'),
    move('down', 'ArrowDown'),
    move('in', 'ArrowRight'),
    move('out', 'ArrowLeft'),
    {
      id: 'parent',
      group: 'block',
      label: commands.parent,
      strokes: [{ key: 'Escape' }],
      run: () => selectParent(services),
    },
  ];
}

function viewCommands({ view }: EditorServices): Command[] {
  const { commands } = words;
  const switchLanguage = () =>
    view.setState(({ language }) => ({
      language: languages[(languages.indexOf(language) + 1) % languages.length] ?? language,
    }));
  return [
    {
      id: 'commands',
      group: 'view',
      label: commands.commands,
      strokes: [{ key: 'k', mod: true }],
      whileTyping: true,
      run: () => view.setState({ dialog: { type: 'commands' } }),
    },
    {
      id: 'shortcuts',
      group: 'view',
      label: commands.shortcuts,
      strokes: [{ key: '?' }],
      run: () => view.setState({ dialog: { type: 'shortcuts' } }),
    },
    {
      id: 'language',
      group: 'view',
      label: commands.language,
      strokes: [{ key: 'l', mod: true, shift: true }],
      whileTyping: true,
      run: switchLanguage,
    },
    ...devices.map(
      (device, index): Command => ({
        id: `device-${device}`,
        group: 'view',
        label: commands.device(words.devices[device]),
        strokes: [{ key: String(index + 1) }],
        run: () => view.setState({ device, frameWidth: undefined }),
      }),
    ),
    {
      id: 'outline',
      group: 'view',
      label: commands.outline,
      strokes: [{ key: '[' }],
      run: () => view.setState(({ outlineOpen }) => ({ outlineOpen: !outlineOpen })),
    },
    {
      id: 'panel',
      group: 'view',
      label: commands.panel,
      strokes: [{ key: ']' }],
      run: () => view.setState(({ panelOpen }) => ({ panelOpen: !panelOpen })),
    },
  ];
}

/** Escape climbs: from a block to the one it is in, from the top to nothing. */
function selectParent({ draft }: EditorServices): void {
  const { tree, selectedId } = draft.store.getState();
  draft.select(tree.find(selectedId)?.parent?.id ?? null);
}
