import { useLayoutEffect, useRef } from 'react';
import type { ActiveText } from '#writing/editor/commands.ts';
import { MountedText } from '#writing/editor/mounted-text.ts';
import type { LeftOutCounts } from '#writing/paste/pasted.ts';
import type { TextControlProps } from './text-control.ts';

interface MountedTextOptions {
  readonly focusNow: boolean;
  readonly onActive: (active: ActiveText) => void;
  readonly onLink: () => void;
  readonly onHistory: (direction: 'undo' | 'redo') => void;
  readonly onLeftOut: (leftOut: LeftOutCounts) => void;
}

/** Start of a quotation: the placeholder can be one too. */
const quoteSign = /^> /;

/** Mounts a text editor in an element of the form, and updates it with the stored text. */
export function useMountedText(input: TextControlProps, hearing: MountedTextOptions) {
  const element = useRef<HTMLDivElement>(null);
  const writing = useRef<MountedText>(undefined);
  const latest = useRef({ input, hearing });
  latest.current = { input, hearing };

  useLayoutEffect(() => {
    const dom = element.current;
    if (!dom) return undefined;
    const { value, id: own, lang, label, ...named } = latest.current.input;
    const mounted = new MountedText(dom, {
      text: value,
      kind: 'rich',
      beginsQuoted: quoteSign.test(latest.current.input.placeholder),
      placeholder: () => latest.current.input.placeholder.replace(quoteSign, ''),
      attributes: {
        id: own,
        'aria-label': named['aria-label'] ?? label,
        'aria-describedby': named['aria-describedby'],
        ...(lang && { lang }),
      },
      onChange: ({ text }) => latest.current.input.onValue(text),
      onSelection: ({ active }) => latest.current.hearing.onActive(active),
      onLink: () => {
        latest.current.hearing.onLink();
        return true;
      },
      onHistory: (direction) => latest.current.hearing.onHistory(direction),
      onLeftOut: (leftOut) => latest.current.hearing.onLeftOut(leftOut),
    });
    writing.current = mounted;
    if (latest.current.hearing.focusNow) mounted.focus('end');
    return () => mounted.destroy();
  }, []);

  // Side by side, the active language has the id of the field.
  const { id } = input;
  useLayoutEffect(() => {
    if (element.current) element.current.id = id;
    return listenToLabel(id, () => writing.current?.focus());
  }, [id]);

  // In a layout effect: a later update would overwrite the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the placeholder is recomputed too
  useLayoutEffect(() => {
    const isHere = element.current?.contains(document.activeElement) === true;
    writing.current?.setText(input.value, isHere ? 'change' : undefined);
  }, [input.value, input.placeholder]);

  return { element, writing };
}

/** Focuses the editor when its label is clicked, which browsers do for inputs only. */
function listenToLabel(id: string, onClick: () => void): () => void {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  label?.addEventListener('click', onClick);
  return () => label?.removeEventListener('click', onClick);
}
