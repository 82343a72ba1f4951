import { CodeXml } from 'lucide-react';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { markdownWords } from '../../../services/markdown-words.ts';
import { chooseWritingMode, useWritingMode } from './writing-mode.ts';

/** Switches texts between rich text and Markdown. */
export function SourceSwitch() {
  const isSource = useWritingMode() === 'source';
  return (
    <IconButton
      className="markdown__source"
      icon={CodeXml}
      label={markdownWords.source}
      pressed={isSource}
      onPress={() => chooseWritingMode(isSource ? 'rich' : 'source')}
    />
  );
}
