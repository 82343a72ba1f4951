import { CodeXml } from 'lucide-react';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { words } from '../../../../words.ts';
import { chooseWritingMode, useWritingMode } from './writing-mode.ts';

/** Switches texts between rich text and Markdown. */
export function SourceSwitch() {
  const isSource = useWritingMode() === 'source';
  return (
    <IconButton
      className="markdown__source"
      icon={CodeXml}
      label={words.markdown.source}
      pressed={isSource}
      onPress={() => chooseWritingMode(isSource ? 'rich' : 'source')}
    />
  );
}
