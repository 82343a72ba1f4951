import { defineBlock } from '#content/block/block.ts';
import { text } from '#content/fields/kinds.ts';

/** Shows the live version of a section. Its blocks take this block's place before a page is rendered (`content/page/show-sections.ts`). */
export const sectionBlock = defineBlock({
  type: 'section',
  label: 'Linked section',
  synonyms: ['shared', 'reusable', 'synced', 'global', 'symbol'],
  category: 'layout',
  icon: 'component',
  summary: ({ section }) => (typeof section === 'string' ? section.slice(0, 120) : ''),
  fields: {
    section: text('Section', { format: 'section', help: 'Shows the published version of this section.' }),
  },
});
