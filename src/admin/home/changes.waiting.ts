import { FilePen } from 'lucide-react';
import { flattenPageTree } from '#api/build-page-tree.ts';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { publishState } from '../pages/publish-state.ts';
import { homeWords } from './home-words.ts';
import { listTitles } from './pages-in-tree.ts';
import { defineWaiting } from './waiting.ts';

/** Pages with unpublished changes. */
export const changes = defineWaiting({
  id: 'changes',
  position: 3,
  query: hierarchyQuery,
  line: (nodes) => {
    const changed = flattenPageTree(nodes).filter((page) => publishState(page) === 'changes');
    if (changed.length === 0) return undefined;
    return {
      text: homeWords.changes(changed.length),
      detail: listTitles(changed),
      to: '/admin?status=changes',
      icon: FilePen,
    };
  },
});
