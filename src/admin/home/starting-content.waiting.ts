import { Sparkles } from 'lucide-react';
import { demoQuery } from '../data/starting-content.ts';
import { demoWords } from '../starting-content/starting-content-words.ts';
import { defineWaiting } from './waiting.ts';

/** What came with the product is still what visitors see. */
export const demo = defineWaiting({
  id: 'demo',
  position: 8,
  query: demoQuery,
  line: ({ pages }) => {
    if (!pages.some(({ changedBy }) => changedBy === null)) return undefined;
    return {
      text: demoWords.waiting,
      detail: demoWords.waitingDetail,
      to: '/admin/demo',
      icon: Sparkles,
    };
  },
});
