import type { Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { Transform } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import type { Text } from '../grammar/text.ts';
import { replaceDifference } from './replace-document.ts';

/**
 * A text that arrives while somebody composes (with an input method, or on a phone's keyboard). Changing the document
 * would end the composition: what is new in it waits, and is brought along past what is composed meanwhile.
 */
export class HeldText {
  #text: Text | undefined;
  #steps: readonly Step[] = [];

  hold(view: EditorView, text: Text): void {
    this.#text = text;
    this.#steps = replaceDifference(new Transform(view.state.doc), text.doc).steps;
  }

  /** Brings what waits past a change. */
  map({ mapping }: Transaction): void {
    this.#steps = this.#steps.flatMap((step) => step.map(mapping) ?? []);
  }

  /** The text that was held, with its change to the document put on `transaction`; undefined when none was. */
  release(transaction: Transaction): Text | undefined {
    const text = this.#text;
    for (const step of this.#steps) transaction.maybeStep(step);
    this.#text = undefined;
    this.#steps = [];
    return text;
  }

  get isHolding(): boolean {
    return this.#text !== undefined;
  }
}
