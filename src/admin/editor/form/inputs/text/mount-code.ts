import { defaultKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, EditorState, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { CodeLanguage } from './code-control.ts';

interface CodeOptions {
  readonly language: CodeLanguage;
  readonly text: string;
  readonly placeholder: string;
  /** Attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onText: (text: string) => void;
  /** Called for undo and redo, since the page has the history rather than this editor. */
  readonly onHistory: (direction: 'undo' | 'redo') => void;
}

export interface MountedCode {
  readonly focus: () => void;
  /** Shows the stored text after any change. */
  readonly show: (text: string, placeholder: string) => void;
  readonly destroy: () => void;
}

// Closing tags are not inserted automatically, since a typed one would be a second.
const languages = { html: () => html({ autoCloseTags: false }), css } as const satisfies Record<
  CodeLanguage,
  unknown
>;

/** Marks changes from outside, which must not be reported back. */
const fromOutside = Annotation.define<boolean>();

/** Mounts a code editor in an element. Tab leaves it, as in other fields. */
export function mountCode(parent: HTMLElement, options: CodeOptions): MountedCode {
  const hint = new Compartment();
  const createHistoryCommand = (direction: 'undo' | 'redo') => () => {
    options.onHistory(direction);
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        keymap.of([
          { key: 'Mod-z', run: createHistoryCommand('undo'), preventDefault: true },
          { key: 'Mod-Shift-z', run: createHistoryCommand('redo'), preventDefault: true },
          { key: 'Mod-y', run: createHistoryCommand('redo'), preventDefault: true },
          ...defaultKeymap.filter(({ key }) => key !== 'Escape'),
        ]),
        languages[options.language](),
        syntaxHighlighting(classHighlighter),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of('  '),
        drawSelection(),
        EditorView.lineWrapping,
        hint.of(placeholder(options.placeholder)),
        EditorView.contentAttributes.of({ spellcheck: 'false', ...options.attributes }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromOutside)))
            options.onText(state.doc.toString());
        }),
      ],
    }),
  });
  let hinted = options.placeholder;
  return {
    focus: () => view.focus(),
    show(text, later) {
      if (later !== hinted) view.dispatch({ effects: hint.reconfigure(placeholder(later)) });
      hinted = later;
      const change = changeTo(view.state.doc.toString(), text);
      if (!change) return;
      view.dispatch({
        changes: change,
        annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
      });
    },
    destroy: () => view.destroy(),
  };
}

/**
 * Finds the single range in which two texts differ, so that the caret keeps its place; undefined if they are
 * equal.
 */
export function changeTo(before: string, after: string) {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
