import { MessageSquare } from 'lucide-react';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { openCommentsQuery } from '../data/open-comments.ts';
import { homeWords } from './home-words.ts';
import { defineWaiting } from './waiting.ts';

/** Open comments by clients on drafts. Links to the page of the latest. */
export const comments = defineWaiting({
  id: 'comments',
  position: 2,
  query: openCommentsQuery,
  line: (pages) => {
    const [first] = pages;
    if (!first) return undefined;
    return {
      text: homeWords.comments(pages.reduce((sum, { waiting }) => sum + waiting, 0)),
      detail: homeWords.names(
        pages.map(({ title, identifier }) => resolveText(title, defaultLanguage) || identifier),
      ),
      to: `/admin/pages/edit/${first.pageId}`,
      icon: MessageSquare,
    };
  },
});
