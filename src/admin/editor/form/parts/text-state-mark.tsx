import type { Language } from '#content/language/language.ts';
import type { TranslationState } from '#content/translation/translation-state.ts';
import { classNames } from '#ui/class-names.ts';
import { words } from '../../../words.ts';
import './text-state.css';

interface Props {
  readonly state: TranslationState;
  readonly language: Language;
}

/** Translation state of a text: an icon and a word, which is visually hidden if nothing is to be done. */
export function TextStateMark({ state, language }: Props) {
  const isSettled = state === 'current';
  const label = words.translations.states[state];
  return (
    <span
      className={classNames('text-state', `text-state--${state}`)}
      title={words.translations.help[state](words.languages[language])}
    >
      <span className={classNames(isSettled && 'visually-hidden')}>{label}</span>
    </span>
  );
}
