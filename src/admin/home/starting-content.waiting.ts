import { Sparkles } from 'lucide-react';
import { startingContentQuery } from '../data/starting-content.ts';
import { startingContentWords } from '../starting-content/starting-content-words.ts';
import { defineWaiting } from './waiting.ts';

export const startingContentLine = defineWaiting({
  id: 'starting-content',
  position: 8,
  query: startingContentQuery,
  line: ({ pages }) => {
    if (!pages.some(({ changedBy }) => changedBy === null)) return undefined;
    return {
      text: startingContentWords.waiting,
      detail: startingContentWords.waitingDetail,
      to: '/admin/starting-content',
      icon: Sparkles,
    };
  },
});
