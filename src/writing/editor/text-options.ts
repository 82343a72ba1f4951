import type { TextKind } from '../grammar/schema.ts';
import type { LeftOut } from '../paste/pasted.ts';
import type { ActiveText } from './commands.ts';

/** What somebody has written. Places are counted in UTF-16 code units of `text`. */
export interface TextChange {
  readonly text: string;
  /** Where the caret was before, in the text as it was. */
  readonly caretBefore: number;
  readonly caret: number;
}

/** A text in two, where the caret is. What is not cut keeps its characters. */
export interface TextParts {
  readonly before: string;
  readonly after: string;
}

/** What is selected in a text, in code units of its source; both ends are one where it is a caret. */
export interface TextSelectionState {
  readonly start: number;
  readonly end: number;
  readonly active: ActiveText;
}

/** A part of a text, and the class that draws it. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
  readonly className: string;
}

/**
 * How a text is written. What is answered with true has been done by the caller; otherwise the key does what it does in
 * any text. Keys of undo and redo are left alone: they bubble, and the document's own history does the rest.
 */
export interface TextOptions {
  readonly text: string;
  readonly kind: TextKind;
  /** A plain text that may have several lines; Enter makes one. */
  readonly lines?: boolean;
  /** A heading of level 1 is shown as the page's main one, as the page does. */
  readonly mainHeading?: boolean;
  /** What of a text in one line is drawn otherwise, as the page does; from and to in code units. */
  readonly partsOf?: (text: string) => readonly TextPart[];
  /** What the field is called by a screen reader, and the rest of its attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Shown, dimmed by the sheet, as long as nothing is written (`data-placeholder`, `data-empty`). */
  readonly placeholder?: string | (() => string);
  /** A text without words begins as a quotation. */
  readonly beginsQuoted?: boolean;
  /** Once per key that changed what is stored; a blank at the end of a line is not stored yet. */
  readonly onChange: (change: TextChange) => void;
  /** Enter outside of lists and quotes; in a plain text without lines, any Enter. */
  readonly onEnter?: (parts: TextParts) => boolean;
  /** Backspace before the first character. */
  readonly onBackspaceAtStart?: () => boolean;
  /** Delete behind the last character. */
  readonly onDeleteAtEnd?: () => boolean;
  /** A slash on an empty line at the top of the text. */
  readonly onSlash?: () => boolean;
  /** Mod+K: the caller asks for an address and then calls `command('link', address)`. */
  readonly onLink?: () => boolean;
  /** Whatever is selected has changed, or what holds of it. */
  readonly onSelection?: (selection: TextSelectionState) => void;
  /** The browser's own undo, from a menu: the text does not do it by itself. */
  readonly onHistory?: (direction: 'undo' | 'redo') => void;
  /** Any key before the text sees it; true where it is not to. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** What of a paste has no place in a text; called only where there was something. */
  readonly onLeftOut?: (leftOut: LeftOut) => void;
}
