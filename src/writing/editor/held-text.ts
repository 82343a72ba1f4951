import type { Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import { Transform } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import type { Text } from '../grammar/text.ts';
import { replaceDifference } from './replace-document.ts';

/**
 * Holds a text that arrives during composition (with an input method, or on a phone's keyboard). Changing the
 * document would end the composition, so the change waits, and is mapped through the composed input.
 */
export class HeldText {
  #text: Text | undefined;
  #steps: readonly Step[] = [];

  hold(view: EditorView, text: Text): void {
    this.#text = text;
    this.#steps = replaceDifference(new Transform(view.state.doc), text.doc).steps;
  }

  /** Maps the held change through another change. */
  map({ mapping }: Transaction): void {
    this.#steps = this.#steps.flatMap((step) => step.map(mapping) ?? []);
  }

  /** Adds the held change to `transaction`, and returns its text; undefined if nothing was held. */
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
