import type { Block } from '#content/block.ts';
import type { PageKind } from '#content/page.ts';
import { buildBlocks } from './sections/build-blocks.ts';
import { contentSections as content, headed } from './sections/content.sections.ts';
import { interactiveSections as interactive } from './sections/interactive.sections.ts';
import { layoutSections as layout } from './sections/layout.sections.ts';
import { mediaSections as media } from './sections/media.sections.ts';
import { type Part, text, title } from './sections/part.ts';
import type { Section } from './sections/section.ts';

/** A page made of sections, whose words are still to be written. */
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
  /** The kind of page it is made for. It can be chosen for the other kind as well. */
  readonly kind: PageKind;
  /** Their ids hold for one such page: give each a new one before you store them. */
  readonly blocks: () => readonly Block[];
}

/** The first layout of a kind is the one that a new page of that kind starts with. */
export const startingLayouts: readonly StartingLayout[] = [
  startingLayout('case-short', 'case', [
    content.openingFacts.parts,
    headed.approach,
    media.wideImage.parts,
    headed.result,
  ]),
  startingLayout('case-long', 'case', [
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
  startingLayout('text', 'page', [
    content.pageOpening.parts,
    headed.question,
    headed.approach,
    media.wideImage.parts,
    headed.result,
  ]),
  startingLayout('overview', 'page', [
    withTitle(content.pageOpening, 'overview'),
    interactive.caseCards.parts,
  ]),
  startingLayout('work-index', 'page', [
    withTitle(content.pageOpening, 'overview'),
    media.wideImage.parts.slice(0, 1),
    interactive.workList.parts,
  ]),
  startingLayout('about', 'page', [
    withTitle(content.pageOpening, 'about'),
    media.portrait.parts,
    content.services.parts,
    content.processSteps.parts,
    media.logos.parts,
    layout.quotationImage.parts,
  ]),
  startingLayout('contact', 'page', [
    [title('contact'), text('contact')],
    interactive.contact.parts.slice(0, 1),
    content.questions.parts,
    interactive.contact.parts.slice(1),
  ]),
  startingLayout('landing', 'page', [
    media.imageOpening.parts,
    interactive.cardRow.parts,
    content.statement.parts,
    content.threeFigures.parts,
    layout.quotationImage.parts,
    media.logos.parts,
  ]),
];

function startingLayout(
  id: StartingLayout['id'],
  kind: PageKind,
  sections: readonly (readonly Part[])[],
): StartingLayout {
  return { id, kind, blocks: () => buildBlocks(sections.flat()) };
}

/** A section that begins with a title, with other words in it. */
function withTitle({ parts }: Section, name: string): readonly Part[] {
  return [title(name), ...parts.slice(1)];
}
