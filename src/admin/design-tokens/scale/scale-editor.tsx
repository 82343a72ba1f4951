import { useId } from 'react';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { scaleEditorWords as words } from './scale-editor-words.ts';
import { SpaceScaleEditor } from './space-scale-editor.tsx';
import { TypeScaleEditor } from './type-scale-editor.tsx';
import './scale-editor.css';

interface ScaleEditorProps {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

/** Sizes of type and spaces from a few numbers, applied while somebody drags. */
export function ScaleEditor({ changes, onChange }: ScaleEditorProps) {
  const heading = useId();
  return (
    <section className="scale-editor" aria-labelledby={heading}>
      <h2 className="scale-editor__title" id={heading}>
        {words.title}
      </h2>
      <p className="scale-editor__help">{words.help}</p>
      <TypeScaleEditor changes={changes} onChange={onChange} />
      <SpaceScaleEditor changes={changes} onChange={onChange} />
    </section>
  );
}
