import type { ReactNode } from 'react';
import {
  type Block,
  type BlockDefinition,
  type Definitions,
  findFlow,
  hasRole,
  isBlock,
  type Reach,
} from '#content/block/block.ts';
import { isHiddenEverywhere, listHiddenDevices } from '#content/block/hidden-block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { getTextLanguage, resolveBlock } from '#content/block/resolve-block.ts';
import { getValuesOnDevice, isResponsive } from '#content/block/responsive-values.ts';
import { findPlaceholder, withExamples } from '#content/block/starter-values.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { isLeftOut, type Language } from '#content/language/language.ts';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import { RenderBudgetError, renderBudget } from '#content/page/render-budget.ts';
import { getEditorId, isOfSection } from '#content/page/show-sections.ts';
import type { BlockView } from './block-views.ts';
import { buildDeviceCss, buildHidingCss } from './shared/device-rules.ts';
import { buildStyleAttributes } from './shared/style.ts';
import type { BlockContext, BuildStyles, FieldMark, HandleMark, PageContext } from './shared/view-context.ts';
import { UnknownBlock } from './unknown-block.tsx';
import { blockViews } from './views.ts';

/** Views by stored type, which may be any string. */
const views: Readonly<Record<string, BlockView<never>>> = blockViews;

/** Number of blocks at the top of a page that load eagerly and do not fade in (specified). */
const priorityBlocks = 3;

/** Number of eager blocks inside each of those, so that a row of cards does not delay its first image. */
const priorityInside = 1;

/** Counters over a page while it is rendered. */
export interface Counters {
  heroes: number;
  mainHeadings: number;
  contacts: number;
  insidePriority: number;
}

export interface RenderPlace {
  readonly page: PageContext;
  /** Index among the visible top-level blocks. Inner blocks share the index of their outer block. */
  readonly index: number;
  readonly depth: number;
  /** Width of a block that does not extend beyond its column. */
  readonly width: WidthByWindow;
  readonly counters: Counters;
}

/** Gets the place of a page's first blocks. */
export function createTopPlace(page: PageContext): Omit<RenderPlace, 'index'> {
  const counters = { heroes: 0, mainHeadings: 0, contacts: 0, insidePriority: 0 };
  return { page, depth: 0, width: page.widths.text, counters };
}

/** Parses the visible blocks of a stored list. Hidden blocks and invalid values are left out. */
export function listVisibleBlocks(stored: unknown): Block[] {
  return Array.isArray(stored) ? stored.filter(isBlock).filter((block) => !isHiddenEverywhere(block)) : [];
}

/** A block's view, with the attributes of its wrapper element. */
export interface PreparedBlock {
  /** Renders each slot with what is in its `rendered` at that time. */
  readonly view: ReactNode;
  readonly frame: FrameAttributes;
  readonly slots: readonly PreparedSlot[];
}

/** A slot of a block. The caller renders the stored blocks into `rendered`. */
export interface PreparedSlot {
  readonly stored: unknown;
  /** Path in the block, such as `rows[0].columns[1]`. */
  readonly path: string;
  /** Place of each block in the slot. They share the index of the outer block. */
  readonly place: RenderPlace;
  readonly rendered: ReactNode[];
}

interface FrameAttributes {
  readonly className: string;
  readonly id?: string | undefined;
  readonly 'data-block-id': string | undefined;
  readonly 'data-reveal': number | undefined;
  readonly 'data-rules'?: string;
  readonly style?: { readonly marginTop: string };
}

/**
 * Computes everything that a block needs before it is rendered. `emptied` has the paths of slots whose blocks
 * render nothing. The view gets null for each of them, and the slots beside them take their space.
 * @throws {RenderBudgetError} for a block that is too expensive; any error for content that the view does not expect
 */
export function prepareBlock(
  definitions: Definitions,
  block: Block,
  place: RenderPlace,
  emptied: ReadonlySet<string> = new Set(),
): PreparedBlock {
  const { page, index, depth, counters } = place;
  const definition = definitions.get(block.type);
  const View = views[block.type];
  const isHero = hasRole(definitions, block, 'hero');
  const inPlace: BlockContext = {
    ...page,
    index,
    depth,
    width: place.width,
    priority:
      isHero || (index < priorityBlocks && (depth === 0 || counters.insidePriority++ < priorityInside)),
    heroIndex: isHero ? counters.heroes++ : undefined,
    mainHeading: block === page.mainHeadingBlock && counters.mainHeadings++ === 0,
    writing: page.writing?.blockId === block.id ? page.writing.field : undefined,
    firstContact: hasRole(definitions, block, 'contact') && counters.contacts++ === 0,
  };
  if (!definition || !View) {
    return {
      view: <UnknownBlock type={block.type} />,
      frame: buildFrame(block, inPlace, 'unknown'),
      slots: [],
    };
  }
  requireBudget(definition.fields, block, depth);
  const spoken = new Map<string, string>();
  const found: { stored: unknown; path: readonly PathPart[]; rendered: ReactNode[] }[] = [];
  const prepareSlot = (stored: unknown, path: readonly PathPart[]) => {
    if (emptied.has(formatPath(path))) return null;
    const rendered: ReactNode[] = [];
    found.push({ stored, path, rendered });
    return rendered;
  };
  // Placeholder texts appear only in the editor's frame.
  const shown = page.preview ? withExamples(definitions, block) : block;
  const resolved = resolveBlock(definition, shown, page.language, prepareSlot, {
    found(path, language) {
      if (language !== page.spokenLanguage) spoken.set(formatPath(path), language);
    },
    addressOf: (src) => page.media(src)?.address ?? src,
  });
  const isEdited = page.preview && !isOfSection(block);
  const edit = (field: string): FieldMark => ({
    ...(isEdited && buildEditMarks(definitions, block, field, page.language)),
    ...(spoken.has(field) && { lang: spoken.get(field) }),
  });
  const markHandles = (...names: readonly string[]): HandleMark =>
    isEdited ? { 'data-handles': names.join(' ') } : {};
  const isPerDevice = isResponsive(resolved);
  const addCss = (css: string, part: string) =>
    css === '' ? {} : { 'data-rules': page.deviceRules.add(`${block.id} ${part}`, css) };
  const buildStyles: BuildStyles = (onDevice, { part = 'view', fromSheet } = {}) => ({
    ...buildStyleAttributes(onDevice('desktop')),
    ...(isPerDevice &&
      addCss(
        buildDeviceCss((device) => ({ ...fromSheet?.(device), ...onDevice(device) })),
        part,
      )),
  });
  // At the top of a page media may break out of the text column.
  const reach = depth === 0 ? (definition.reach?.(resolved) ?? findSpan(definition, block, page)) : undefined;
  const width = reach ? page.widths[reach] : place.width;
  const context = { ...inPlace, width };
  return {
    view: (
      <View
        block={resolved as never}
        context={context}
        edit={edit}
        handles={markHandles}
        buildStyles={buildStyles}
      />
    ),
    frame: {
      ...buildFrame(block, context, listLooks(definitions, block, { reach, place, words: resolved.content })),
      ...buildSpaceStyle(resolved),
      ...(isPerDevice &&
        addCss(buildHidingCss(listHiddenDevices(resolved)) + buildDeviceSpaceCss(resolved), 'frame')),
    },
    slots: found.map(({ stored, path, rendered }) => ({
      stored,
      path: formatPath(path),
      rendered,
      place: {
        ...place,
        depth: depth + 1,
        width: definition.slotWidth?.(resolved, path, { width, page: page.widths.page }) ?? width,
      },
    })),
  };
}

function buildEditMarks(
  definitions: Definitions,
  block: Block,
  field: string,
  language: Language,
): FieldMark {
  const isExample = findPlaceholder(definitions, block, field) !== undefined;
  // Texts in lists can't be split, so they are never deliberately empty in a language.
  const leftOut = isLeftOut(block[field], getTextLanguage(block, language));
  return {
    'data-field': field,
    'data-example': isExample ? '' : undefined,
    'data-left-out': leftOut ? '' : undefined,
  };
}

/**
 * Builds the attributes of the wrapper of a block that could not be prepared, so that it can still be
 * selected.
 */
export function buildBareFrame(block: Block, { page }: RenderPlace): FrameAttributes {
  return {
    className: 'block block--failed',
    'data-block-id': page.preview ? getEditorId(block) : undefined,
    'data-reveal': undefined,
  };
}

function buildFrame(block: Block, context: BlockContext, look: string): FrameAttributes {
  const { preview, depth, priority, index, anchorOf } = context;
  return {
    className: `block block--${look}`,
    id: anchorOf?.(block.id),
    'data-block-id': preview ? getEditorId(block) : undefined,
    'data-reveal': depth > 0 || priority || preview ? undefined : index,
  };
}

/** Builds the distance to the block above. It replaces the one of the page's rhythm (`base.css`). */
function buildSpaceStyle({ spaceAbove }: Readonly<Record<string, unknown>>): Pick<FrameAttributes, 'style'> {
  return typeof spaceAbove === 'string' && spaceAbove !== '' ? { style: { marginTop: spaceAbove } } : {};
}

function buildDeviceSpaceCss(resolved: Readonly<Record<string, unknown>>): string {
  return buildDeviceCss((device) => buildSpaceStyle(getValuesOnDevice(resolved, device)).style ?? {});
}

/** The maximum length of a text beside the title, in characters, and the last index in the page at which it can be. */
const shortText = 400;
const lastLead = 3;

/** Lists the class names of a block: its type, and looks that style sheets of other blocks use. */
function listLooks(
  definitions: Definitions,
  block: Block,
  { reach, place, words }: { reach: Reach | undefined; place: RenderPlace; words: unknown },
): string {
  const flow = findFlow(definitions, block);
  const isShort =
    place.page.composition === 'aside' &&
    place.depth === 0 &&
    place.index <= lastLead &&
    hasRole(definitions, block, 'text') &&
    typeof words === 'string' &&
    words.length <= shortText;
  const isHero = hasRole(definitions, block, 'hero');
  const looks = [toKebabCase(block.type), isHero && 'hero', reach, isShort && 'short'];
  return `${looks.filter(Boolean).join(' block--')} flow-${flow}`;
}

/** Finds how wide a block is in the page's composition, if the studio has not set a width. */
function findSpan({ spans, fields }: BlockDefinition, block: Block, page: PageContext): Reach | undefined {
  if (!spans || page.composition === 'edge') return undefined;
  const picture = Object.entries(fields).find(([name, { kind }]) => kind === 'media' && block[name]);
  const facts =
    picture && page.media(findMediaAddress(block[picture[0]], getTextLanguage(block, page.language)));
  return spans(block, facts && facts.width / facts.height) ? 'page' : undefined;
}

function requireBudget(fields: Parameters<typeof walkFields>[0], block: Block, depth: number): void {
  if (depth > renderBudget.depth) {
    throw new RenderBudgetError(`it stands in more than ${renderBudget.depth} other blocks`);
  }
  if (walkFields(fields, block).length > renderBudget.values) {
    throw new RenderBudgetError(`it holds more than ${renderBudget.values} values`);
  }
}

function toKebabCase(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
