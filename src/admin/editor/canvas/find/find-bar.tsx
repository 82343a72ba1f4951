import {
  CaseSensitive,
  ChevronDown,
  ChevronUp,
  Languages,
  type LucideIcon,
  Replace,
  WholeWord,
  X,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { languages } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { listPageMatches, type PageMatch, replaceInPage } from '#writing/replace/page-matches.ts';
import { maxSearchLength } from '#writing/replace/text-search.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { words } from '../../../words.ts';
import { useActivePane, useEditor } from '../../services/editor-context.ts';
import { findStore } from './find-store.ts';
import { findWords } from './find-words.ts';
import { useMatches } from './use-matches.ts';
import '../../../shared/tool-input.css';
import './find-bar.css';

export { FoundMarks } from './found-marks.tsx';

interface FindBarProps {
  readonly replaces: boolean;
  /** Counts how often the command was run. */
  readonly round: number;
}

/** Finds and replaces text in the page. It covers little of the page, whose matches it shows one by one. */
export function FindBar({ replaces, round }: FindBarProps) {
  const { view, revealing } = useEditor();
  const search = useStore(findStore);
  const matches = useMatches();
  const at = matches.findIndex(({ key }) => key === search.current);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the command runs
  useEffect(() => {
    before.current ??= document.activeElement;
    input.current?.focus();
    input.current?.select();
  }, [round]);
  useEffect(() => () => revealing.leave(), [revealing]);
  const show = useShowMatch();
  const step = (by: 1 | -1) => {
    const from = at < 0 && by < 0 ? 0 : at;
    show(matches[(from + by + matches.length) % matches.length]);
  };
  const close = () => {
    view.setState({ find: undefined });
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
    // A second press opens the browser's own search.
    if (isFind) event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <search className="find-bar" aria-label={findWords.label} onKeyDown={onKeyDown}>
      <FoundRows matches={matches} />
      <div className="find-bar__line">
        <IconButton
          icon={Replace}
          label={findWords.toggleReplace}
          pressed={replaces}
          onPress={() => view.setState({ find: { replaces: !replaces, round } })}
        />
        <input
          ref={input}
          className="tool-input"
          type="text"
          enterKeyHint="search"
          aria-label={findWords.find}
          placeholder={findWords.find}
          maxLength={maxSearchLength}
          value={search.words}
          onChange={(event) => findStore.setState({ words: event.target.value, current: undefined })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || matches.length === 0) return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
        <span className="find-bar__count" role="status">
          {formatCount(search.words, at, matches.length)}
        </span>
        <IconButton icon={X} className="find-bar__close" label={findWords.close} onPress={close} />
      </div>
      <div className="find-bar__line">
        <Option name="matchesCase" icon={CaseSensitive} label={findWords.matchCase} />
        <Option name="wholeWords" icon={WholeWord} label={findWords.wholeWords} />
        <Option name="bothLanguages" icon={Languages} label={findWords.bothLanguages} />
        <span className="find-bar__place">{matches[at] && describePlace(matches[at])}</span>
        <IconButton
          icon={ChevronUp}
          label={findWords.previous}
          isDisabled={matches.length === 0}
          onPress={() => step(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={findWords.next}
          isDisabled={matches.length === 0}
          onPress={() => step(1)}
        />
      </div>
      {replaces && <ReplaceLine matches={matches} at={at} show={show} />}
    </search>
  );
}

function formatCount(wanted: string, at: number, total: number): string {
  if (wanted === '') return '';
  if (total === 0) return findWords.none;
  return at < 0 ? findWords.total(total) : findWords.position(at + 1, total);
}

function describePlace({ place }: PageMatch): string {
  const field = place.of === 'block' ? place.label : findWords.fields[place.of];
  return place.isShared ? field : findWords.isIn(field, words.languages[place.language]);
}

interface OptionProps {
  readonly name: 'matchesCase' | 'wholeWords' | 'bothLanguages';
  readonly icon: LucideIcon;
  readonly label: string;
}

function Option({ name, icon, label }: OptionProps) {
  const isOn = useStore(findStore, (state) => state[name]);
  return (
    <IconButton
      icon={icon}
      label={label}
      pressed={isOn}
      onPress={() => findStore.setState({ [name]: !isOn, current: undefined })}
    />
  );
}

interface ReplaceLineProps {
  readonly matches: readonly PageMatch[];
  /** Index of the shown match; -1 for none. */
  readonly at: number;
  readonly show: (match: PageMatch | undefined) => void;
}

function ReplaceLine({ matches, at, show }: ReplaceLineProps) {
  const services = useEditor();
  const toast = useToast();
  const pane = useActivePane();
  const { replacement, bothLanguages, ...search } = useStore(findStore);
  const getTree = () => services.draft.store.getState().tree;
  const getLanguages = () => (bothLanguages ? languages : [pane.store.getState().language]);
  const findNow = () => listPageMatches(getTree(), search, getLanguages());
  const replace = (only?: PageMatch) => {
    const edit = replaceInPage(getTree(), search, {
      replacement,
      languages: getLanguages(),
      ...(only && { only: only.key }),
    });
    return edit !== undefined && services.editing.apply(edit, findWords.step);
  };
  const replaceOne = () => {
    const match = matches[at] ?? matches[0];
    if (!match) return;
    // The first press shows what the second one replaces.
    if (at < 0) show(match);
    else if (replace(match)) show(findNow()[at] ?? findNow()[0]);
  };
  const replaceAll = () => {
    const total = matches.length;
    if (!replace()) return;
    const made = services.draft.store.getState().past.at(-1);
    toast.show({
      text: findWords.replaced(total),
      action: {
        label: words.undo,
        run: () => {
          if (services.draft.store.getState().past.at(-1) === made) services.editing.undo();
        },
      },
    });
  };
  return (
    <div className="find-bar__line">
      <input
        className="tool-input"
        type="text"
        enterKeyHint="done"
        aria-label={findWords.replacement}
        placeholder={findWords.replacement}
        value={replacement}
        onChange={(event) => findStore.setState({ replacement: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          replaceOne();
        }}
      />
      <Button
        variant="secondary"
        className="button--small"
        disabled={matches.length === 0}
        onClick={replaceOne}
      >
        {findWords.replace}
      </Button>
      <Button
        variant="secondary"
        className="button--small"
        disabled={matches.length === 0}
        onClick={replaceAll}
      >
        {findWords.replaceAll}
      </Button>
    </div>
  );
}

/** Shows a match: its language, its block in outline and page, and its field. */
function useShowMatch(): (match: PageMatch | undefined) => void {
  const { draft, panes, revealing, view } = useEditor();
  return (match) => {
    if (!match) return;
    const { place } = match;
    findStore.setState({ current: match.key });
    if (!place.isShared && panes.active().store.getState().language !== place.language)
      panes.showLanguage(place.language);
    view.setState({ area: 'page' });
    draft.select(place.of === 'block' ? place.block.id : null);
    if (place.of === 'block') revealing.enter({ blockId: place.block.id, path: place.path });
  };
}

/** Marks the rows of the outline with their number of matches, by a style sheet: no row has to subscribe. */
function FoundRows({ matches }: { readonly matches: readonly PageMatch[] }) {
  const counts = Map.groupBy(matches, ({ place }) => (place.of === 'block' ? place.block.id : ''));
  counts.delete('');
  const rules = [...counts].map(
    ([id, found]) => `.row[data-row="${CSS.escape(id)}"]::before { content: "${found.length}"; }`,
  );
  return rules.length === 0 ? null : <style>{rules.join('\n')}</style>;
}
