import type { KeyboardEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { isTranslated } from '#content/language/language.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { classNames } from '#ui/class-names.ts';
import { words } from '../../../words.ts';
import { PaneContext, useEditor } from '../../services/editor-context.ts';
import type { Pane } from '../../services/panes.ts';
import { areDevicesShown } from '../../services/side-by-side.ts';
import { useFormBlock, useFormTargets } from './block-form.ts';

/**
 * Frames whose languages a text is edited in side by side; empty for an untranslatable text, or with one
 * frame.
 */
export function useColumns(stored: unknown, isTranslatable: boolean): readonly Pane[] {
  const value = isTranslated(stored) ? stored : undefined;
  const block = useFormBlock();
  const isOne = useFormTargets().length === 1;
  const panes = usePanes();
  return isTranslatable && isOne && isPerLanguage(block, value) ? panes : [];
}

/** Frames that show different languages side by side; empty if there are none. */
export function usePanes(): readonly Pane[] {
  const shown = useStore(useEditor().panes.store, ({ panes }) => panes);
  return shown.length > 1 && !areDevicesShown(shown) ? shown : noPanes;
}

const noPanes: readonly Pane[] = [];

interface TextColumnsProps {
  readonly panes: readonly Pane[];
  readonly children: ReactNode;
}

/** One text in all languages, on one row. */
export function TextColumns({ panes, children }: TextColumnsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Tab of the inputs in it
    <div className="text-columns" onKeyDown={goOn}>
      {panes.map((pane) => (
        <PaneContext key={pane.id} value={pane}>
          {children}
        </PaneContext>
      ))}
    </div>
  );
}

/** Selector of elements that accept text or a choice, as opposed to buttons. */
export const writable = 'textarea, input, select, [contenteditable="true"]';

/**
 * Tab moves from one language to the next, past the buttons in between; from the last one it works as usual.
 */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target as Element;
  const column = target.closest('.text-column');
  const next = column?.nextElementSibling?.querySelector<HTMLElement>(writable);
  if (!next || !target.matches(writable)) return;
  event.preventDefault();
  next.focus();
}

interface TextColumnProps {
  readonly pane: Pane;
  readonly isActive: boolean;
  /** State of the text, with its actions. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** One language of a text. Focusing it activates the frame of its language. */
export function TextColumn({ pane, isActive, head, children }: TextColumnProps) {
  const { panes } = useEditor();
  const language = useStore(pane.store, (state) => state.language);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that its input has the focus
    <div
      className={classNames('text-column', isActive && 'text-column--active')}
      onFocus={() => panes.activate(pane.id)}
    >
      <div className="text-column__head">
        <abbr className="text-column__language" title={words.languages[language]}>
          {language.toUpperCase()}
        </abbr>
        {head}
      </div>
      {children}
    </div>
  );
}
