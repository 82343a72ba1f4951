import { TriangleAlert } from 'lucide-react';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { scheduleQuery } from '../schedule/schedule-query.ts';
import { homeWords } from './home-words.ts';
import { defineWaiting } from './waiting.ts';

/** Scheduled changes that failed. They aren't retried automatically. */
export const unfulfilled = defineWaiting({
  id: 'unfulfilled',
  position: 1,
  query: scheduleQuery,
  line: (planned) => {
    const failed = planned.filter(({ state }) => state === 'failed');
    const [first] = failed;
    if (!first) return undefined;
    return {
      text: homeWords.unfulfilled(failed.length),
      detail: homeWords.names(
        failed.map(({ title, identifier }) => resolveText(title, defaultLanguage) || identifier),
      ),
      to: `/admin/pages/edit/${first.pageId}`,
      icon: TriangleAlert,
    };
  },
});
