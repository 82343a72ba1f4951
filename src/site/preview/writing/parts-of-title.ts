import { splitTitleClasses } from '#blocks/shared/title-words.tsx';
import { titleParts } from '#content/page/title-parts.ts';
import type { TextPart } from '#writing/editor/text-options.ts';

/** How a title that the page draws in parts is drawn while somebody writes in it: without a second part it is all name. */
export function partsOfTitle(title: string): readonly TextPart[] {
  const { name, rest } = splitTitleClasses;
  const parts = titleParts(title);
  if (!parts) return title === '' ? [] : [{ from: 0, to: title.length, className: name }];
  const end = parts.name.length + parts.colon.length;
  return [
    { from: 0, to: end, className: name },
    { from: end + parts.gap.length, to: title.length, className: rest },
  ];
}
