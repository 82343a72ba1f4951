import { Sparkles } from 'lucide-react';
import { demoQuery } from '../data/demo.ts';
import { demoWords } from '../demo/demo-words.ts';
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
