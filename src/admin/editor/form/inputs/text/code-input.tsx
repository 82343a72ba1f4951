import { Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Modal } from '#ui/modal/modal.tsx';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { onDemand, useOnDemand } from '../../../../shared/on-demand.ts';
import { words } from '../../../../words.ts';
import type { CodeControlProps } from './code-control.ts';
import './code-input.css';

const codeEditor = onDemand(() => import('./code-editor.tsx'));

/** A code field with syntax highlighting, which can be enlarged to the window. */
export function CodeInput(props: CodeControlProps) {
  const [isLarge, setIsLarge] = useState(false);
  const name = props['aria-label'] ?? props.label;
  return (
    <div className="code">
      <LazyCodeEditor {...props} />
      <IconButton
        className="code__enlarge"
        icon={Maximize2}
        label={words.code.enlarge(name)}
        onPress={() => setIsLarge(true)}
      />
      {isLarge && (
        <Modal
          title={name}
          size="xlarge"
          className="code__large"
          closeLabel={words.close}
          onClose={() => setIsLarge(false)}
        >
          <LazyCodeEditor {...props} id={`${props.id}-large`} aria-label={name} focusNow />
        </Modal>
      )}
    </div>
  );
}

interface LazyCodeEditorProps extends CodeControlProps {
  /** True if it should be focused. */
  readonly focusNow?: boolean;
}

/** Plain textarea while the highlighting is loading, or if it fails to load. */
function LazyCodeEditor({ focusNow = false, ...props }: LazyCodeEditorProps) {
  const { part } = useOnDemand(codeEditor);
  const soon = useRef<HTMLTextAreaElement>(null);
  if (part) {
    const hadFocus = soon.current !== null && document.activeElement === soon.current;
    // Another field or language is another text, with a new editor.
    return <part.CodeEditor key={`${props.id} ${props.lang}`} {...props} focusNow={focusNow || hadFocus} />;
  }
  const { label: _label, onValue, language: _language, ...rest } = props;
  return (
    <textarea
      {...rest}
      ref={soon}
      className="tool-input tool-input--code"
      spellCheck={false}
      data-autofocus={focusNow || undefined}
      // Typing also works before the editor is loaded.
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
