import type { TokenChanges } from '#tokens/token-changes.ts';
import { TokenPart } from '../part/token-part.tsx';
import { scaleEditorWords as words } from './scale-editor-words.ts';
import { SpaceScaleEditor } from './space-scale-editor.tsx';
import { TypeScaleEditor } from './type-scale-editor.tsx';
import './scale-editor.css';

interface ScaleEditorProps {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

/** Generates font sizes and spaces from a few parameters, applied while dragging. */
export function ScaleEditor({ changes, onChange }: ScaleEditorProps) {
  return (
    <TokenPart className="scale-editor" title={words.title} help={words.help}>
      <TypeScaleEditor changes={changes} onChange={onChange} />
      <SpaceScaleEditor changes={changes} onChange={onChange} />
    </TokenPart>
  );
}
