import type { TextField } from '#content/fields/field.ts';
import type { TextControlProps } from './text-control.ts';

const languages = ['html', 'css'] as const satisfies readonly TextField['format'][];

/** Language of a code field. */
export type CodeLanguage = (typeof languages)[number];

export function isCode(format: TextField['format']): format is CodeLanguage {
  return languages.some((language) => language === format);
}

export interface CodeControlProps extends TextControlProps {
  readonly language: CodeLanguage;
}
