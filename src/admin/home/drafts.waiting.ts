import { FilePlus } from 'lucide-react';
import { flattenPageTree } from '#api/build-page-tree.ts';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { publishState } from '../pages/publish-state.ts';
import { homeWords } from './home-words.ts';
import { listTitles } from './pages-in-tree.ts';
import { defineWaiting } from './waiting.ts';

/** Pages that aren't published. */
export const drafts = defineWaiting({
  id: 'drafts',
  position: 4,
  query: hierarchyQuery,
  line: (nodes) => {
    const unpublished = flattenPageTree(nodes).filter((page) => publishState(page) === 'draft');
    if (unpublished.length === 0) return undefined;
    return {
      text: homeWords.drafts(unpublished.length),
      detail: listTitles(unpublished),
      to: '/admin?status=draft',
      icon: FilePlus,
    };
  },
});
