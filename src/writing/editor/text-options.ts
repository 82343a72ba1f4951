import type { TextKind } from '../grammar/schema.ts';
import type { LeftOutCounts } from '../paste/pasted.ts';
import type { ActiveText } from './commands.ts';

/** A change by the user. Offsets are in UTF-16 code units of `text`. */
export interface TextChange {
  readonly text: string;
  /** Offset of the caret before the change, in the previous text. */
  readonly caretBefore: number;
  readonly caret: number;
}

/** A text split at the caret. The source of unsplit blocks is unchanged. */
export interface TextParts {
  readonly before: string;
  readonly after: string;
}

/** Selection in code units of the source. Both ends are equal for a caret. */
export interface TextSelectionState {
  readonly start: number;
  readonly end: number;
  readonly active: ActiveText;
}

/** A part of a text with the class that styles it. */
export interface TextPart {
  readonly from: number;
  readonly to: number;
  readonly className: string;
}

/**
 * Options of an editable text. Callbacks that return true have handled the event; otherwise the default
 * applies. Undo and redo keys are not handled: they bubble to the document's history.
 */
export interface TextOptions {
  readonly text: string;
  readonly kind: TextKind;
  /** True for a plain text with several lines, to which Enter adds one. */
  readonly lines?: boolean;
  /** True if a heading of level 1 is the page's main one, which is an h1. */
  readonly mainHeading?: boolean;
  /** Parts of a one-line text with different styles, as on the page. Offsets are in code units. */
  readonly partsOf?: (text: string) => readonly TextPart[];
  /** Accessible name of the field, and other attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Placeholder of an empty text, which the style sheet shows (`data-placeholder`, `data-empty`). */
  readonly placeholder?: string | (() => string);
  /** True if an empty text starts as a quote. */
  readonly beginsQuoted?: boolean;
  /** Called once per key that changes the stored text. A space at the end of a line is not stored yet. */
  readonly onChange: (change: TextChange) => void;
  /** Enter outside of lists and quotes; in a plain one-line text, any Enter. */
  readonly onEnter?: (parts: TextParts) => boolean;
  /** Backspace at the start. */
  readonly onBackspaceAtStart?: () => boolean;
  /** Delete at the end. */
  readonly onDeleteAtEnd?: () => boolean;
  /** A slash on an empty line at the top level. */
  readonly onSlash?: () => boolean;
  /** Mod+K: the caller asks for a URL and then calls `command('link', url)`. */
  readonly onLink?: () => boolean;
  /** Called when the selection or its formatting changes. */
  readonly onSelection?: (selection: TextSelectionState) => void;
  /** Undo or redo from the browser's menu, which the text does not handle. */
  readonly onHistory?: (direction: 'undo' | 'redo') => void;
  /** Called for any key before the text handles it. Returning true prevents that. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Called if a paste had content that the text can't contain. */
  readonly onLeftOut?: (leftOut: LeftOutCounts) => void;
}
