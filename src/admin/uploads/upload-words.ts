import { count, joinWords } from '../words.ts';

/** Texts of uploads, in the editor and in the media library. */
export const uploadWords = {
  counted: (number: number) => count(number, 'file', 'files'),
  added: (number: number) => `${count(number, 'file', 'files')} added. Uploading…`,
  arrived: (name: string) => `${name} uploaded`,
  arrivedAll: (number: number) => `${number} files uploaded`,
  leftOut: (name: string, notes: readonly string[]) => `${name}: ${notes.join(' ')}`,
  failed: (name: string, issue: string) => `Couldn’t upload ${name}. ${issue}`,
  refused: (names: readonly string[], taken: readonly string[]) =>
    `${joinWords('conjunction', names)} can’t be used here. Drop ${joinWords('disjunction', taken)}.`,
  fill: (field: string) => `Fill: ${field}`,
  replace: (field: string) => `Replace: ${field}`,
  notThere: 'Files can’t go there. Drop them between two blocks.',
  question: (number: number) => `How should ${count(number, 'file', 'files')} be placed?`,
  below: 'One below another',
  onTheWay: 'Uploads',
  sending: (name: string) => `Uploading ${name}`,
  retry: (name: string) => `Retry ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
} as const;
