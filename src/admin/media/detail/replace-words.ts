import type { Media } from '#api/endpoints/media.ts';
import { count } from '../../words.ts';

const together = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const replaceWords = {
  replace: 'Replace…',
  title: (name: string) => `Replace “${name}”`,
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  help: 'Choose the file that takes its place, or drop it here. Name, alt text and focal point stay.',
  helpOpened: 'Choose the file that takes its place, or drop it here. Its name and every link to it stay.',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  pixels: (width: number, height: number) => `${width} × ${height} px`,
  fromPhone: 'A HEIC is seen here once it has come: it becomes a JPEG when it takes the place of this one.',
  weights: (before: string, after: string) => `Now ${before}, then ${after}.`,
  shownOn: ({ usedOn: pages, isLogo, isFavicon }: Pick<Media, 'usedOn' | 'isLogo' | 'isFavicon'>) => {
    const places = [
      isLogo && 'the header of every page',
      isFavicon && 'the tab of every page',
      pages > 0 && count(pages, 'page', 'pages'),
    ];
    const named = together.format(places.filter((place) => place !== false));
    return named === '' ? 'No page uses this file yet.' : `${capital(named)} will show the new file at once.`;
  },
  kept: 'You can put the old one back for 30 days.',
  confirm: 'Replace',
  replaced: (name: string) => `“${name}” is replaced.`,
  replacedAgo: (when: string) => `Replaced ${when}`,
  was: (facts: string) => `before: ${facts}`,
  putBack: 'Put the old one back',
  isBack: (name: string) => `“${name}” is as it was before.`,
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
