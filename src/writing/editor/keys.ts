import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinBackward,
  selectNodeBackward,
  setBlockType,
  splitBlock,
} from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { richSchema, type TextKind } from '../grammar/schema.ts';
import { getCommand } from './commands.ts';

const { nodes } = richSchema;
const listItem = nodes.list_item;

/** Callbacks for keys. They return true if they handled the key. */
export interface KeyAnswers {
  /** Enter at the top level of the text, outside of lists and quotes. */
  readonly enter: () => boolean;
  readonly backspaceAtStart: () => boolean;
  readonly deleteAtEnd: () => boolean;
  readonly link: () => boolean;
  /** True if a plain text may have several lines. */
  readonly lines: boolean;
}

export function createTextKeys(kind: TextKind, answers: KeyAnswers): Plugin[] {
  const own = kind === 'rich' ? createRichKeys(answers) : createPlainKeys(answers);
  return [
    keymap(own),
    keymap(without(baseKeymap, kind === 'plain' ? ['Enter', 'Mod-Enter'] : ['Mod-Enter'])),
  ];
}

function createRichKeys(answers: KeyAnswers): Record<string, Command> {
  return {
    Enter: chainCommands(splitListItem(listItem), (state) => isAtTop(state) && answers.enter()),
    'Shift-Enter': insertBreak,
    Tab: sinkListItem(listItem),
    'Shift-Tab': liftListItem(listItem),
    Backspace: chainCommands(undoInputRule, convertToParagraph, backspaceAtStart(answers), ...backwards),
    Delete: deleteAtEnd(answers),
    'Mod-b': getCommand('bold'),
    'Mod-i': getCommand('italic'),
    'Mod-e': getCommand('code'),
    'Mod-Shift-7': getCommand('ordered'),
    'Mod-Shift-8': getCommand('bullet'),
    'Mod-k': () => answers.link(),
  };
}

function createPlainKeys(answers: KeyAnswers): Record<string, Command> {
  return {
    Enter: (state, dispatch, view) =>
      answers.enter() || (answers.lines ? insertBreak(state, dispatch, view) : true),
    'Shift-Enter': (state, dispatch, view) => !answers.lines || insertBreak(state, dispatch, view),
    Backspace: backspaceAtStart(answers),
    Delete: deleteAtEnd(answers),
  };
}

const backwards = [deleteSelection, joinBackward, selectNodeBackward];

function without(keys: Record<string, Command>, names: readonly string[]): Record<string, Command> {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => !names.includes(name)));
}

const isAtTop = ({ selection: { $from } }: EditorState) => $from.depth === 1;

const insertBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (parent.type.name === 'heading' && parent.attrs.level > 2) return splitBlock(state, dispatch);
  const node = state.schema.nodes.break?.create();
  if (!node) return false;
  dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return true;
};

/** Converts a heading to a paragraph on Backspace at its start. */
const convertToParagraph: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.parent.type === nodes.heading;
  return isAtStart && setBlockType(nodes.paragraph)(state, dispatch, view);
};

function backspaceAtStart(answers: KeyAnswers): Command {
  return ({ selection: { $from, empty } }) =>
    empty && $from.depth === 1 && $from.pos === 1 && answers.backspaceAtStart();
}

function deleteAtEnd(answers: KeyAnswers): Command {
  return ({ doc, selection: { $from, empty } }) =>
    empty && $from.depth === 1 && $from.pos === doc.content.size - 1 && answers.deleteAtEnd();
}
