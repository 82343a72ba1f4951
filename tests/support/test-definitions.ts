import { defineBlock, defineBlocks } from '#content/block/block.ts';
import {
  color,
  length,
  link,
  list,
  media,
  object,
  slot,
  text,
  toggle,
  translatedText,
} from '#content/fields/kinds.ts';

/** A few block types with every kind of nesting, so that tests of the model do not depend on real ones. */
export const testDefinitions = defineBlocks([
  defineBlock({
    type: 'text',
    label: 'Text',
    category: 'content',
    icon: 'text',
    role: 'text',
    fields: { content: translatedText('Text', { format: 'markdown' }), paddingTop: length('Top') },
  }),
  defineBlock({
    type: 'title',
    label: 'Title',
    category: 'content',
    icon: 'heading-1',
    headingLevel: 1,
    fields: { content: translatedText('Title') },
  }),
  defineBlock({
    type: 'heroImage',
    label: 'Hero image',
    category: 'media',
    icon: 'image',
    fields: {
      src: media('Picture', { required: 'Hero image URL is required' }),
      alt: translatedText('Description'),
      link: link('Link'),
    },
    role: 'hero',
  }),
  defineBlock({
    type: 'grid',
    label: 'Grid',
    category: 'layout',
    icon: 'columns-2',
    fields: {
      label: translatedText('Label'),
      tint: color('Tint'),
      columns: list('Columns', slot('Column'), { when: { field: 'rows', empty: true } }),
      rows: list('Rows', {
        gap: length('Gap'),
        note: translatedText('Note'),
        columns: list('Columns', slot('Column')),
      }),
    },
    wraps: (blocks) => (blocks.length > 4 ? undefined : { columns: blocks.map((block) => [block]) }),
  }),
  defineBlock({
    type: 'card',
    label: 'Card',
    category: 'content',
    icon: 'square',
    fields: {
      headerText: translatedText('Heading'),
      picture: media('Picture'),
      elevated: toggle('Elevated'),
      tags: list('Tags', { id: text('Id'), value: translatedText('Tag') }),
      notice: object('Notice', { text: translatedText('Text') }),
      content: slot('Inside', { accepts: ['text', 'heroImage'] }),
    },
  }),
]);
