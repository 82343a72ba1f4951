import { Keyboard, Languages, Layers2, Moon, Sun, SunMoon, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Language, languages } from '#content/language/language.ts';
import { countStates, walkPageStates } from '#content/translation/page-states.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { PreviewTheme } from '#preview/channel.ts';
import { checkPage, countChecks } from '../../page-checks/page-checks.ts';
import { createDebouncedRun } from '../../shared/after-pause.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { onDemand } from '../../shared/on-demand.ts';
import { words } from '../../words.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { shortcutsCommand } from '../commands/dialog.command.ts';
import { useSelectionPath } from '../outline/outline.tsx';
import { useEditor, useOwnPane, usePane, useSaves, useView } from '../services/editor-context.ts';
import { useTabs } from '../services/other-tabs-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { showNextText } from '../services/show-next-text.ts';
import './status-bar.css';

/** Status bar: path of the selected block, state of the page, missing texts. */
export function StatusBar() {
  return (
    <footer className="status-bar">
      <Trail />
      <Counts />
      <OtherTabsItem />
      <Version />
      <ViewButtons />
    </footer>
  );
}

function Trail() {
  const { draft, definitions } = useEditor();
  const trail = useSelectionPath();
  return (
    <nav className="status-bar__trail" aria-label={words.editor.trail}>
      <button type="button" className="status-bar__item" onClick={() => draft.select(null)}>
        {words.editor.page}
      </button>
      {trail.map((block) => (
        <button
          key={block.id}
          type="button"
          className="status-bar__item"
          onClick={() => draft.select(block.id)}
        >
          {definitions.get(block.type)?.label ?? block.type}
        </button>
      ))}
    </nav>
  );
}

/** ms. Counting over the whole page waits for a pause in typing, but not longer than `atMost`. */
const countingPause = { pause: 200, atMost: 5000 };

function Counts() {
  const { draft } = useEditor();
  const [tree, setTree] = useState(() => draft.store.getState().tree);
  useEffect(() => {
    const take = () => setTree(draft.store.getState().tree);
    const pause = createDebouncedRun(take, countingPause);
    const stop = draft.store.subscribe((now, before) => now.tree !== before.tree && pause.changed());
    take();
    return () => {
      stop();
      pause.cancel();
    };
  }, [draft]);
  return (
    <>
      <Warnings tree={tree} />
      <LanguageLine tree={tree} />
      <Weight tree={tree} />
    </>
  );
}

const pageWeight = onDemand(() => import('./page-weight.tsx'));

/** ms. Computing the page's weight waits until the page is loaded. */
const weighingPause = 2000;

function Weight({ tree }: { readonly tree: PageTree }) {
  const [isTime, setIsTime] = useState(false);
  const { part } = useStore(pageWeight.store);
  useEffect(() => {
    const timer = setTimeout(() => {
      pageWeight.preload();
      setIsTime(true);
    }, weighingPause);
    return () => clearTimeout(timer);
  }, []);
  return isTime && part ? <part.PageWeight tree={tree} /> : null;
}

function Warnings({ tree }: { readonly tree: PageTree }) {
  const { view } = useEditor();
  const count = useMemo(() => countChecks(checkPage(tree)), [tree]);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="status-bar__item status-bar__item--warning"
      onClick={() => view.setState({ dialog: { type: 'preflight' } })}
    >
      <TriangleAlert aria-hidden="true" />
      {words.publish.warnings(count)}
    </button>
  );
}

/**
 * Shows that the page is open in another tab of this browser. If that tab has saved, clicking loads its
 * changes.
 */
function OtherTabsItem() {
  const { saves } = useEditor();
  const open = useTabs((state) => state.open.size > 0);
  const newer = useTabs((state) => state.newer);
  if (newer) {
    return (
      <button
        type="button"
        className="status-bar__item status-bar__item--warning"
        onClick={() => saves.markConflict()}
      >
        <Layers2 aria-hidden="true" />
        {words.otherTabs.newer}
      </button>
    );
  }
  if (!open) return null;
  return (
    <span className="status-bar__item">
      <Layers2 aria-hidden="true" />
      {words.otherTabs.open}
    </span>
  );
}

/** One for all renderings: to make one takes longer than to render the bar. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Version() {
  const facts = usePageFacts();
  const savedAt = useSaves((state) => state.savedAt);
  const time = savedAt && clock.format(new Date(savedAt));
  return (
    <span className="status-bar__item status-bar__version">
      {!facts.versioning
        ? words.version.none
        : facts.draftVersionId
          ? words.version.draft
          : words.version.live}
      {time && ` · ${words.save.savedAt(time)}`}
    </span>
  );
}

const themeIcons = { light: Sun, dark: Moon, system: SunMoon } as const satisfies Record<
  PreviewTheme,
  unknown
>;
const nextTheme = { light: 'dark', dark: 'system', system: 'light' } as const satisfies Record<
  PreviewTheme,
  PreviewTheme
>;

function ViewButtons() {
  const { view } = useEditor();
  const pane = useOwnPane();
  const theme = useView((state) => state.theme);
  const zoom = usePane((state) => state.zoom);
  const scale = usePane((state) => state.scale);
  return (
    <div className="status-bar__end">
      <button
        type="button"
        className="status-bar__item"
        title={words.preview.zoom}
        onClick={() => pane.store.setState({ zoom: zoom === 'fit' ? 'full' : 'fit' })}
      >
        {words.preview.zooms[zoom]}
        {scale < 1 && ` · ${Math.round(scale * 100)}%`}
      </button>
      <IconButton
        icon={themeIcons[theme]}
        label={words.preview.theme(words.theme[theme])}
        onPress={() => view.setState({ theme: nextTheme[theme] })}
      />
      <CommandButton command={shortcutsCommand} icon={Keyboard} className="status-bar__keys" />
    </div>
  );
}

/** Shows missing and outdated texts by language. Clicking goes to the next one. */
function LanguageLine({ tree }: { readonly tree: PageTree }) {
  return (
    <span className="status-bar__languages">
      {languages.map((language, index) => (
        <LanguageItem key={language} tree={tree} language={language} icon={index === 0} />
      ))}
    </span>
  );
}

interface ItemProps {
  readonly tree: PageTree;
  readonly language: Language;
  readonly icon: boolean;
}

function LanguageItem({ tree, language, icon }: ItemProps) {
  const services = useEditor();
  const counts = useMemo(
    () => countStates(walkPageStates(tree.definitions, tree.content, language)),
    [tree, language],
  );
  const todo = counts.missing + counts.starter + counts.outdated;
  return (
    <button
      type="button"
      className="status-bar__item"
      disabled={todo === 0}
      onClick={() => showNextText(services, language)}
    >
      {icon && <Languages aria-hidden="true" />}
      {words.editor.missingTexts(words.languages[language], {
        missing: counts.missing + counts.starter,
        outdated: counts.outdated,
      })}
    </button>
  );
}
