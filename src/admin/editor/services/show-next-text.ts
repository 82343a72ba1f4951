import { formatPath } from '#content/block/issue.ts';
import { type Language, languages } from '#content/language/language.ts';
import { isToDo, type PlacedState, walkPageStates } from '#content/translation/page-states.ts';
import type { EditorServices } from './editor-context.ts';
import { goToPlace } from './go-to-place.ts';

type Services = Pick<EditorServices, 'draft' | 'view' | 'panes' | 'definitions'>;

/**
 * Brings the next text into view that has something to do in a language, after the block that is selected, and puts the
 * caret into it. Without a language, the one that is worked in, then the others. False where there is none.
 */
export function showNextText(services: Services, language?: Language): boolean {
  const shown = services.panes.active().store.getState().language;
  const order = language ? [language] : [shown, ...languages.filter((code) => code !== shown)];
  for (const code of order) {
    const next = nextToDo(services, code);
    if (!next) continue;
    const { block, path } = next;
    goToPlace(services, { blockId: block?.id ?? null, field: formatPath(path), language: code });
    return true;
  }
  return false;
}

/** The one behind the field that has the focus; else behind the selected block, which itself comes last. */
function nextToDo({ draft, definitions }: Services, language: Language): PlacedState | undefined {
  const { content, selection } = draft.store.getState();
  const all = [...walkPageStates(definitions, content, language)];
  const focused = document.activeElement?.closest('[id^="field-"]')?.id;
  const at = focused === undefined ? -1 : all.findIndex((text) => formatFieldElementId(text) === focused);
  const behind = at >= 0 ? at : all.findLastIndex(({ block }) => block?.id === selection.lead);
  const isInBlock = at < 0 && selection.lead !== null;
  const own = isInBlock ? all.filter(({ block }) => block?.id === selection.lead) : [];
  return [...own, ...all.slice(behind + 1), ...all.slice(0, behind + 1)].find(({ state }) => isToDo(state));
}

const formatFieldElementId = ({ block, path }: PlacedState) =>
  block ? `field-${block.id}-${formatPath(path)}` : undefined;
