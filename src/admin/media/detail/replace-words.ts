import type { Media } from '#api/endpoints/media.ts';
import { count } from '../../words.ts';

const together = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const replaceWords = {
  replace: 'Replace…',
  title: (name: string) => `Replace “${name}”`,
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  help: 'Choose or drop the new file; name, alt text and focal point stay.',
  helpOpened: 'Choose or drop the new file; the name and all links stay.',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  pixels: (width: number, height: number) => `${width} × ${height} px`,
  fromPhone: 'HEIC files have no preview here. Vitrine converts this one to JPEG when you replace the file.',
  weights: (before: string, after: string) => `${before} before, ${after} after.`,
  shownOn: ({ usedOn: pages, isLogo, isFavicon }: Pick<Media, 'usedOn' | 'isLogo' | 'isFavicon'>) => {
    const places = [
      isLogo && 'the header of every page',
      isFavicon && 'the browser tab of every page',
      pages > 0 && count(pages, 'page', 'pages'),
    ];
    const named = together.format(places.filter((place) => place !== false));
    return named === ''
      ? 'No page uses this file yet.'
      : `${capitalize(named)} will show the new file immediately.`;
  },
  kept: 'You can restore the old file for 30 days.',
  confirm: 'Replace',
  replaced: (name: string) => `“${name}” replaced`,
  replacedAgo: (when: string) => `Replaced ${when}`,
  was: (facts: string) => `before: ${facts}`,
  putBack: 'Restore old file',
  isBack: (name: string) => `Old file of “${name}” restored`,
} as const;

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
