import { ArrowDownUp, History, Redo2, Undo2 } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { tokenWords } from './work/design-tokens-words.ts';
import type { TokenEditor } from './work/use-token-editor.ts';

const say = tokenWords;

interface TokensHeadProps {
  readonly editor: TokenEditor;
  readonly onHistory: () => void;
  readonly onExchange: () => void;
}

/** The title, what differs from what visitors see, and what is done with all of it. */
export function TokensHead({ editor, onHistory, onExchange }: TokensHeadProps) {
  const { drafted, isChanged, isPublishing, canUndo, canRedo } = editor;
  return (
    <header className="screen__head tokens-head">
      <h1 className="screen__title">{say.title}</h1>
      <span className="tokens-head__state" role="status">
        {isChanged && drafted.length > 0 ? say.unpublished(drafted.length) : say.asPublished}
      </span>
      <IconButton icon={Undo2} label={say.undo} isDisabled={!canUndo} onPress={editor.undo} />
      <IconButton icon={Redo2} label={say.redo} isDisabled={!canRedo} onPress={editor.redo} />
      <IconButton icon={ArrowDownUp} label={say.exchange} onPress={onExchange} />
      <IconButton icon={History} label={say.history} onPress={onHistory} />
      {isChanged && <Button onClick={editor.discard}>{say.discard}</Button>}
      <Button variant="primary" disabled={!isChanged || isPublishing} onClick={() => void editor.publish()}>
        {isPublishing ? say.publishing : say.publish}
      </Button>
    </header>
  );
}
