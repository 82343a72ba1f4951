import type { SourceRecord, TextRecords } from './translations.ts';

/** True when two say the same of a text. */
export function sameRecords(a: TextRecords, b: TextRecords): boolean {
  const languages = Object.keys(a);
  return (
    languages.length === Object.keys(b).length &&
    languages.every((language) => Object.hasOwn(b, language) && sameRecord(a[language], b[language]))
  );
}

const facts = [
  'from',
  'fromHash',
  'textHash',
  'fromText',
  'copied',
] as const satisfies readonly (keyof SourceRecord)[];

function sameRecord(a: SourceRecord | undefined, b: SourceRecord | undefined): boolean {
  return facts.every((fact) => a?.[fact] === b?.[fact]);
}
