import { type FocusEvent, type ReactNode, useEffect } from 'react';
import { readPath } from '#content/block/issue.ts';
import { useEditor } from '../services/editor-context.ts';
import { useFormBlock } from './parts/block-form.ts';

/** A form whose block shows in the page what the field changes that has the keyboard. */
export function RevealArea({ children }: { readonly children: ReactNode }) {
  const { revealing } = useEditor();
  const { id } = useFormBlock();
  useEffect(() => revealing.leave, [revealing]);
  const enter = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    // What a field opens stands elsewhere in the document, and sends its events here all the same.
    if (path === undefined) revealing.stay();
    else revealing.enter({ blockId: id, path: readPath(path) });
  };
  const leave = () => {
    // Another window has the keyboard: it comes back to the same field.
    if (document.hasFocus()) revealing.leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it, and is nothing that one uses
    <div className="panel__fields" onFocus={enter} onBlur={leave}>
      {children}
    </div>
  );
}
