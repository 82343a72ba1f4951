import type { EditorServices } from './editor-context.ts';
import { type EditorArea, editorAreas, type ViewStore } from './view-store.ts';

/** Selectors of the three areas. */
const places = { outline: '.outline', page: '.canvas', properties: '.panel' } as const satisfies Record<
  EditorArea,
  string
>;

const closedPanel = '.panel--closed';

const writable = 'textarea, .writing, input:not([type=checkbox], [type=radio])';

/**
 * Focuses the first text input of the properties, else the first control there. False if no properties are
 * shown, or not yet.
 */
export function focusFirstField(): boolean {
  const first = findFirst('.panel__body', writable, 'input, select, button');
  first?.focus();
  return first !== undefined;
}

/** Focuses the first field of a block's form as soon as the form is rendered. */
export function enterForm(view: ViewStore, blockId: string | null): void {
  if (!focusFirstField() && blockId !== null) {
    view.setState({ fieldRequest: { blockId, field: undefined, focus: true } });
  }
}

/** Returns the area that has the focus; undefined if it is in the bars around them. */
export function getFocusedArea(): EditorArea | undefined {
  const focused = globalThis.document?.activeElement;
  return editorAreas.find((area) => focused?.closest(places[area]));
}

type FocusContext = Pick<EditorServices, 'view' | 'draft'>;

/** Focuses an area, and shows it first in a window with room for only one. */
export function enterArea(area: EditorArea, { view, draft }: FocusContext): void {
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
  // An outline that was closed in a wider window opens again.
  view.setState({ area, ...(area === 'outline' && { outlineOpen: true }) });
  requestAnimationFrame(enter);
}

/**
 * Makes a change that removes the focused element. Restores the focus to the same field if it is rendered
 * elsewhere, else to its area; if that was closed, to the button that opens it.
 */
export function keepFocus(where: FocusContext, change: () => void): void {
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

/** Moves the focus from a field to its block: in the outline, or else in the page. */
export function leaveProperties(where: FocusContext): void {
  const hasRows = isVisible('outline') && where.view.getState().outlineOpen;
  enterArea(hasRows ? 'outline' : 'page', where);
}

function isVisible(area: EditorArea): boolean {
  return document.querySelector(places[area])?.checkVisibility({ visibilityProperty: true }) === true;
}

/** Tries the selectors in order and returns the first element of the first one that matches. */
function findFirst(area: string, ...wanted: readonly string[]): HTMLElement | undefined {
  const within = document.querySelector(area);
  return wanted.flatMap((selector) => within?.querySelector<HTMLElement>(selector) ?? [])[0];
}

/** Width in CSS pixels. */
export function measureAreaWidth(area: EditorArea): number {
  return document.querySelector(places[area])?.clientWidth ?? 0;
}
