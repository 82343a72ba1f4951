import { useCallback, useState } from 'react';
import { isEqual } from '#content/is-equal.ts';
import type { ActiveText } from '#writing/editor/commands.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import type { TextControlProps } from './text-control.ts';
import { useMountedText } from './use-mounted-text.ts';

interface RichTextInputProps extends TextControlProps {
  /** The keyboard was here while it was loaded. */
  readonly focusNow: boolean;
}

/** A text as it looks, with its tools. Every key is the same edit as one in a textarea. */
export function RichTextInput({ focusNow, ...input }: RichTextInputProps) {
  const { editing, clipboard } = useEditor();
  const [active, setActive] = useState<ActiveText>();
  const [asksLink, setAsksLink] = useState(false);
  const onActive = useCallback((next: ActiveText) => {
    setActive((before) => (before && isEqual(before, next) ? before : next));
  }, []);
  const { element, writing } = useMountedText(input, {
    focusNow,
    onActive,
    onLink: () => setAsksLink(true),
    onHistory: (direction) => editing[direction](),
    onLeftOut: (leftOut) => clipboard.tellLeftOut(leftOut),
  });
  return (
    <div className="markdown">
      <RichTextTools
        active={active}
        asksLink={asksLink}
        onAskLink={setAsksLink}
        onCommand={(name, value) => {
          writing.current?.focus();
          writing.current?.command(name, value);
        }}
        onDone={() => writing.current?.focus()}
      />
      <div ref={element} className="writing" />
    </div>
  );
}
