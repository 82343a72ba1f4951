import type { EditorServices } from './editor-context.ts';
import { type EditorArea, editorAreas, type ViewStore } from './view-store.ts';

/** Where the three areas stand in the document. */
const places = { outline: '.outline', page: '.canvas', properties: '.panel' } as const satisfies Record<
  EditorArea,
  string
>;

const closedPanel = '.panel--closed';

const writable = 'textarea, .writing, input:not([type=checkbox], [type=radio])';

/**
 * Takes the keyboard to what a person most likely wants to type in: the first text of the properties, else whatever comes
 * first there. False where no properties are shown, or not yet.
 */
export function focusFirstField(): boolean {
  const first = findFirst('.panel__body', writable, 'input, select, button');
  first?.focus();
  return first !== undefined;
}

/** The same as soon as the form of a block is there. */
export function enterForm(view: ViewStore, blockId: string | null): void {
  if (!focusFirstField() && blockId !== null) {
    view.setState({ fieldRequest: { blockId, field: undefined, focus: true } });
  }
}

/** The area with the keyboard; undefined in the bars around them. */
export function getFocusedArea(): EditorArea | undefined {
  const focused = globalThis.document?.activeElement;
  return editorAreas.find((area) => focused?.closest(places[area]));
}

type Where = Pick<EditorServices, 'view' | 'draft'>;

/** Takes the keyboard to an area, which is shown where there is room for one alone. */
export function enterArea(area: EditorArea, { view, draft }: Where): void {
  const enter = {
    outline: () => findFirst(places.outline, '[role="treeitem"][tabindex="0"]', 'button')?.focus(),
    page: () => findFirst(places.page, 'iframe')?.focus(),
    properties: () => {
      if (document.querySelector(closedPanel)) findFirst(places.properties, 'button')?.focus();
      else enterForm(view, draft.store.getState().selection.lead);
    },
  }[area];
  if (isVisible(area)) {
    enter();
    return;
  }
  // An outline that was put away in a wider window is there again.
  view.setState({ area, ...(area === 'outline' && { outlineOpen: true }) });
  requestAnimationFrame(enter);
}

/**
 * Makes a change that takes away what has the keyboard: a field that is rendered elsewhere gets it back, else the area
 * that it was in. Of an area that is closed now, that is the button that opens it.
 */
export function keepFocus(where: Where, change: () => void): void {
  const area = getFocusedArea();
  const field = globalThis.document?.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path;
  change();
  if (area === undefined) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const { lead } = where.draft.store.getState().selection;
    if (lead === null || field === undefined) enterArea(area, where);
    else where.view.setState({ fieldRequest: { blockId: lead, field, focus: true } });
  });
}

/** Takes the keyboard from a field to the block that it belongs to: in the outline, or else in the page. */
export function leaveProperties(where: Where): void {
  const hasRows = isVisible('outline') && where.view.getState().outlineOpen;
  enterArea(hasRows ? 'outline' : 'page', where);
}

function isVisible(area: EditorArea): boolean {
  return document.querySelector(places[area])?.checkVisibility({ visibilityProperty: true }) === true;
}

/** The first element that a selector finds, of the first selector that finds any. */
function findFirst(area: string, ...wanted: readonly string[]): HTMLElement | undefined {
  const within = document.querySelector(area);
  return wanted.flatMap((selector) => within?.querySelector<HTMLElement>(selector) ?? [])[0];
}

/** How wide an area is, in CSS pixels. */
export function measureAreaWidth(area: EditorArea): number {
  return document.querySelector(places[area])?.clientWidth ?? 0;
}
