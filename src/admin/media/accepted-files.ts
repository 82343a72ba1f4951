import { useState } from 'react';
import { getChosenKind, listTypeNames, type MediaKind } from '#content/media/media-types.ts';
import { uploadWords } from '../uploads/upload-words.ts';

/** Filters chosen files by kind and number. Rejected files are reported with the reason. */
export function useAcceptedFiles(
  accepts: MediaKind,
  add: (files: readonly File[]) => void,
  most = Number.POSITIVE_INFINITY,
) {
  const [refused, setRefused] = useState<string>();
  const take = (files: Iterable<File>) => {
    const given = [...files].slice(0, most);
    const others = given.filter((file) => getChosenKind(file) !== accepts).map(({ name }) => name);
    setRefused(others.length > 0 ? uploadWords.refused(others, listTypeNames(accepts)) : undefined);
    const fitting = given.filter((file) => getChosenKind(file) === accepts);
    if (fitting.length > 0) add(fitting);
  };
  return { refused, take };
}
