import type { Language } from '#content/language/language.ts';
import { words } from '../../../words.ts';
import { SourceChange } from './source-change.tsx';
import { TextActions } from './text-actions.tsx';
import { TextStateMark } from './text-state-mark.tsx';
import { useTitleState } from './use-text-state.ts';

const title = { blockId: null, path: [] };

interface TitleProps {
  readonly language: Language;
}

/** Translation state of the page's title, with its actions. */
export function TitleState({ language }: TitleProps) {
  const found = useTitleState(language);
  if (!found) return null;
  return (
    <>
      <TextActions place={title} label={words.settings.title} language={language} found={found} />
      <TextStateMark state={found.state} language={language} />
    </>
  );
}

/** Changes in the title that this one was translated from. */
export function TitleChange({ language }: TitleProps) {
  const found = useTitleState(language);
  return found?.state === 'outdated' && found.from ? <SourceChange from={found.from} /> : null;
}
