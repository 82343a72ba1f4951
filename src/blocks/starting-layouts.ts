import type { Block } from '#content/block/block.ts';
import type { PageKind } from '#content/page/page.ts';
import { buildBlocks } from './sections/build-blocks.ts';
import { contentSections as content, headed } from './sections/content.sections.ts';
import { interactiveSections as interactive } from './sections/interactive.sections.ts';
import { layoutSections as layout } from './sections/layout.sections.ts';
import { mediaSections as media } from './sections/media.sections.ts';
import { bodyText, type Part, title } from './sections/part.ts';
import type { Section } from './sections/section.ts';

/** A new page made of sections with placeholders. */
export interface StartingLayout {
  readonly id:
    | 'case-short'
    | 'case-long'
    | 'text'
    | 'overview'
    | 'work-index'
    | 'about'
    | 'contact'
    | 'landing';
  /** The kind of page that it suits best. It can be chosen for the other kind as well. */
  readonly kind: PageKind;
  /** Builds the blocks. Give each a new id before you store them: every call returns the same ids. */
  readonly blocks: () => readonly Block[];
}

/** All starting layouts. The first layout of a kind is the default for new pages of that kind. */
export const startingLayouts: readonly StartingLayout[] = [
  defineStartingLayout('case-short', 'case', [
    content.openingFacts.parts,
    headed.approach,
    media.wideImage.parts,
    headed.result,
  ]),
  defineStartingLayout('case-long', 'case', [
    content.openingFacts.parts,
    headed.question,
    media.wideImage.parts,
    headed.approach,
    media.imagePair.parts,
    interactive.beforeAfter.parts,
    headed.result,
    content.threeFigures.parts,
    layout.quotationImage.parts,
    content.credits.parts,
  ]),
  defineStartingLayout('text', 'page', [
    content.pageOpening.parts,
    headed.question,
    headed.approach,
    media.wideImage.parts,
    headed.result,
  ]),
  defineStartingLayout('overview', 'page', [
    withTitle(content.pageOpening, 'overview'),
    interactive.caseCards.parts,
  ]),
  defineStartingLayout('work-index', 'page', [
    withTitle(content.pageOpening, 'overview'),
    media.wideImage.parts.slice(0, 1),
    interactive.workList.parts,
  ]),
  defineStartingLayout('about', 'page', [
    withTitle(content.pageOpening, 'about'),
    media.portrait.parts,
    content.services.parts,
    content.processSteps.parts,
    media.logos.parts,
    layout.quotationImage.parts,
  ]),
  defineStartingLayout('contact', 'page', [
    [title('contact'), bodyText('contact')],
    interactive.contact.parts.slice(0, 1),
    content.questions.parts,
    interactive.contact.parts.slice(1),
  ]),
  defineStartingLayout('landing', 'page', [
    media.imageOpening.parts,
    interactive.cardRow.parts,
    content.statement.parts,
    content.threeFigures.parts,
    layout.quotationImage.parts,
    media.logos.parts,
  ]),
];

function defineStartingLayout(
  id: StartingLayout['id'],
  kind: PageKind,
  sections: readonly (readonly Part[])[],
): StartingLayout {
  return { id, kind, blocks: () => buildBlocks(sections.flat()) };
}

/** Replaces the words of the title with which a section begins. */
function withTitle({ parts }: Section, name: string): readonly Part[] {
  return [title(name), ...parts.slice(1)];
}
