import { toolLanguage } from '#content/language/language.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { sectionBlock } from './section.block.ts';

/**
 * Notice in the editor's frame for a section that visitors don't see. Blocks of a visible section take this block's place before
 * the page is rendered.
 */
export function SectionView({ block, context, edit }: ViewProps<typeof sectionBlock>) {
  if (!context.preview) return null;
  return (
    <p className="empty-text" lang={toolLanguage} {...edit('section')}>
      {block.section === '' ? 'Choose a section' : 'This section isn’t published. Visitors see nothing here.'}
    </p>
  );
}
