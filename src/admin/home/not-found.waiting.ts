import { SearchX } from 'lucide-react';
import { notFoundQuery } from '../data/redirects.ts';
import { homeWords } from './home-words.ts';
import { defineWaiting } from './waiting.ts';

/** Paths in the 404 log. */
export const notFound = defineWaiting({
  id: 'not-found',
  position: 6,
  query: notFoundQuery,
  line: (addresses) => {
    if (addresses.length === 0) return undefined;
    const byVisits = addresses.toSorted((one, other) => other.times - one.times);
    return {
      text: homeWords.notFound(addresses.length),
      detail: homeWords.names(byVisits.map(({ path }) => decodeForDisplay(path))),
      to: '/admin/redirects',
      icon: SearchX,
    };
  },
});

/** Decodes a path for people; a path that can't be decoded stays as it is. */
function decodeForDisplay(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
