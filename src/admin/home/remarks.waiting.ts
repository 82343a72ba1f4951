import { MessageSquare } from 'lucide-react';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { waitingRemarksQuery } from '../data/waiting-remarks.ts';
import { homeWords } from './home-words.ts';
import { defineWaiting } from './waiting.ts';

/** Open comments by clients on drafts. Links to the page of the latest. */
export const remarks = defineWaiting({
  id: 'remarks',
  position: 2,
  query: waitingRemarksQuery,
  line: (pages) => {
    const [first] = pages;
    if (!first) return undefined;
    return {
      text: homeWords.remarks(pages.reduce((sum, { waiting }) => sum + waiting, 0)),
      detail: homeWords.names(
        pages.map(({ title, identifier }) => resolveText(title, defaultLanguage) || identifier),
      ),
      to: `/admin/pages/edit/${first.pageId}`,
      icon: MessageSquare,
    };
  },
});
