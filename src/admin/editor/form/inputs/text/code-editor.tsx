import { useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../../services/editor-context.ts';
import type { CodeControlProps } from './code-control.ts';
import { type MountedCode, mountCode } from './mount-code.ts';

interface CodeEditorProps extends CodeControlProps {
  readonly focusNow: boolean;
}

/** Code editor with syntax highlighting. Each key is the same edit as in a textarea. */
export function CodeEditor({ focusNow, ...input }: CodeEditorProps) {
  const { editing } = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const code = useRef<MountedCode>(undefined);
  const latest = useRef({ input, editing });
  latest.current = { input, editing };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with; each other text is another editor
  useLayoutEffect(() => {
    const parent = element.current;
    if (!parent) return undefined;
    const { id, label, value, lang, language, placeholder, ...named } = input;
    const mounted = mountCode(parent, {
      language,
      text: value,
      placeholder,
      attributes: {
        id,
        'aria-label': named['aria-label'] ?? label,
        'aria-describedby': named['aria-describedby'],
        ...(lang && { lang }),
        // A dialog that is opening focuses it itself.
        ...(focusNow && { 'data-autofocus': '' }),
      },
      onText: (text) => latest.current.input.onValue(text),
      onHistory: (direction) => latest.current.editing[direction](),
    });
    code.current = mounted;
    if (focusNow) mounted.focus();
    const pointer = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    pointer?.addEventListener('click', mounted.focus);
    return () => {
      pointer?.removeEventListener('click', mounted.focus);
      mounted.destroy();
    };
  }, []);

  // In a layout effect: a later update would overwrite the next keystroke.
  useLayoutEffect(() => {
    code.current?.show(input.value, input.placeholder);
  }, [input.value, input.placeholder]);

  return <div ref={element} className="code__editor" />;
}
