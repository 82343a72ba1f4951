import { formatPath } from '#content/block/issue.ts';
import { type Language, languages } from '#content/language/language.ts';
import { isToDo, type PlacedState, walkPageStates } from '#content/translation/page-states.ts';
import type { EditorServices } from './editor-context.ts';
import { goToPlace } from './go-to-place.ts';

type Services = Pick<EditorServices, 'draft' | 'view' | 'panes' | 'definitions'>;

/**
 * Focuses the next text that is missing or outdated in a language, after the selected block. Without a
 * language, the active one comes first, then the others. False if there is none.
 */
export function showNextText(services: Services, language?: Language): boolean {
  const shown = services.panes.active().store.getState().language;
  const order = language ? [language] : [shown, ...languages.filter((code) => code !== shown)];
  for (const code of order) {
    const next = findNextText(services, code);
    if (!next) continue;
    const { block, path } = next;
    goToPlace(services, { blockId: block?.id ?? null, field: formatPath(path), language: code });
    return true;
  }
  return false;
}

/** The next text after the focused field, else after the selected block, which itself comes last. */
function findNextText({ draft, definitions }: Services, language: Language): PlacedState | undefined {
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
