import {
  ArrowLeft,
  Check,
  CircleAlert,
  Cloud,
  ExternalLink,
  History,
  LoaderCircle,
  MonitorSmartphone,
  Redo2,
  Settings2,
  Share2,
  Undo2,
} from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { saveStroke } from '../../command-menu/strokes.ts';
import { PageTitleText } from '../../pages/page-title-text.tsx';
import { getEditorPath } from '../../pages/page-tree.ts';
import { publishState } from '../../pages/publish-state.ts';
import { StatusPill } from '../../pages/status-pill.tsx';
import { announce } from '../../shared/announcer.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { formatStroke } from '../../shared/keystroke.ts';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { LanguageSegments } from '../../site-frame/preview-switches.tsx';
import { words } from '../../words.ts';
import { DeviceSwitch } from '../canvas/device-switch.tsx';
import { runEditorCommand } from '../commands/command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { shareCommand, versionsCommand } from '../commands/dialog.command.ts';
import { saveCommand } from '../commands/save.command.ts';
import { allDevicesCommand } from '../commands/view.command.ts';
import { runOnceLoaded } from '../dialogs/run-once-loaded.ts';
import { LazySectionUsage } from '../form/parts/lazy-section-usage.tsx';
import { useDraft, useEditor, usePane, useSaves } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { savedSectionWords } from '../services/saved-section-words.ts';
import type { SectionOrigin } from '../services/use-open-section.ts';
import { historyWords } from '../work/history-words.ts';
import type { SaveQueue, SaveStatus } from '../work/saving/save-queue.ts';
import { PageMenuButton } from './page-menu-button.tsx';
import './top-bar.css';

/** Top bar: title of the page, view options, save state and publishing. */
export function TopBar() {
  return (
    <header className="top-bar">
      <PageName />
      <div className="top-bar__middle">
        <DeviceSwitch />
        <CommandButton
          command={allDevicesCommand}
          icon={MonitorSmartphone}
          className="top-bar__all-devices"
        />
        <LanguageSwitch />
      </div>
      <div className="top-bar__end">
        <LazyPeopleHere />
        <HistoryButtons />
        <SaveIndicator />
        <PageButtons />
        <ShareButton />
        <PageMenuButton />
        <Publishing />
      </div>
    </header>
  );
}

function PageName() {
  const facts = usePageFacts();
  const title = useDraft((state) => state.content.title);
  const language = usePane((view) => view.language);
  const { from } = (useLocation().state ?? {}) as Partial<SectionOrigin>;
  const isOfPage = facts.kind === 'section' && from !== undefined;
  const back = isOfPage ? savedSectionWords.back : words.editor.back;
  const to = isOfPage ? getEditorPath({ kind: 'page', id: from }) : '/admin';
  const state = publishState(facts);
  return (
    <div className="top-bar__page">
      <Link className="icon-button" to={to} aria-label={back} title={back}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1 className="top-bar__title">
        <PageTitleText page={{ title }} language={language} untitled={words.untitled} />
      </h1>
      {/* If everything is live, the end of the bar says so. */}
      {state !== 'published' && <StatusPill state={state} />}
      <LazyScheduleButton />
      {facts.kind === 'section' && <LazySectionUsage identifier={facts.identifier} />}
    </div>
  );
}

/** Loaded after the page. */
const scheduleMark = onDemand(() => import('./schedule-button.tsx'));

function LazyScheduleButton() {
  useEffect(() => runOnceLoaded(scheduleMark.preload), []);
  const { part } = useStore(scheduleMark.store);
  return part && <part.ScheduleButton />;
}

/** Avatars of the other members: loaded when a second one opens the page. */
const peopleHere = onDemand(() => import('./people-here.tsx'));

function LazyPeopleHere() {
  const { presence } = useEditor();
  const isAlone = useStore(presence, ({ people }) => people.length === 0);
  return isAlone ? null : <LoadedPeopleHere />;
}

function LoadedPeopleHere() {
  const { part } = useOnDemand(peopleHere);
  return part && <part.PeopleHere />;
}

function HistoryButtons() {
  const { editing } = useEditor();
  const undo = useDraft((state) => state.past.at(-1)?.label);
  const redo = useDraft((state) => state.future.at(-1)?.label);
  return (
    <div className="top-bar__group top-bar__history">
      <IconButton
        icon={Undo2}
        label={undo ? historyWords.undo(undo) : words.undo}
        shortcut={formatStroke({ key: 'z', mod: true })}
        isDisabled={!undo}
        onPress={editing.undo}
      />
      <IconButton
        icon={Redo2}
        label={redo ? historyWords.redo(redo) : words.redo}
        shortcut={formatStroke({ key: 'z', mod: true, shift: true })}
        isDisabled={!redo}
        onPress={editing.redo}
      />
    </div>
  );
}

function PageButtons() {
  const { view } = useEditor();
  const facts = usePageFacts();
  const language = usePane((state) => state.language);
  return (
    <div className="top-bar__group top-bar__actions">
      <CommandButton command={versionsCommand} icon={History} />
      <IconButton
        icon={Settings2}
        label={words.settings.open}
        shortcut={formatStroke({ key: ',', mod: true })}
        onPress={() => view.setState({ dialog: { type: 'settings' } })}
      />
      {facts.kind !== 'section' && (
        <a
          className="icon-button top-bar__site"
          href={withLanguage(getPagePath(facts), language)}
          target="_blank"
          rel="noopener"
          aria-label={words.editor.viewOnSite}
          title={words.editor.viewOnSite}
        >
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

function ShareButton() {
  const services = useEditor();
  return (
    <Button
      className="button--small top-bar__share"
      icon={<Share2 aria-hidden="true" />}
      onClick={() => runEditorCommand(shareCommand, services)}
    >
      {words.editor.share}
    </Button>
  );
}

/** Publishes; says so as a plain label once nothing is left to publish. */
function Publishing() {
  const { publisher } = useEditor();
  const facts = usePageFacts();
  const busy = useStore(publisher.store, (state) => state.busy);
  const unsaved = useSaves((state) => state.status !== 'saved');
  const live = publishState(facts) === 'published' && !unsaved;
  if (live && !busy) return <span className="top-bar__publish top-bar__state">{words.publish.live}</span>;
  return (
    <Button
      variant="primary"
      className="top-bar__publish button--small"
      disabled={busy}
      onClick={publisher.look}
    >
      {busy ? words.publish.busy : words.publish.button}
    </Button>
  );
}

/**
 * Switches the language in which texts are shown and edited. Each language is a view of the same document.
 */
function LanguageSwitch() {
  const { panes } = useEditor();
  const language = usePane((state) => state.language);
  return <LanguageSegments value={language} onValue={panes.showLanguage} />;
}

const icons = {
  saved: Check,
  unsaved: Cloud,
  saving: LoaderCircle,
  failed: CircleAlert,
  conflict: CircleAlert,
} as const satisfies Record<SaveStatus, unknown>;

/** Shows the save state. It is a button only if pressing helps: without autosave, or after a failed save. */
export function SaveIndicator() {
  const services = useEditor();
  const { saves } = services;
  const { versioning } = usePageFacts();
  const status = useSaves((state) => state.status);
  const issue = useSaves((state) => state.issue);
  useEffect(() => announceTrouble(saves), [saves]);
  const Icon = icons[status];
  const className = `save-indicator save-indicator--${status}`;
  const title = issue ?? words.save.hint(formatStroke(saveStroke));
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className="save-indicator__word">{words.save.status[status]}</span>
    </>
  );
  const isTrouble = status === 'failed' || status === 'conflict';
  if (!isTrouble && (status !== 'unsaved' || versioning)) {
    return (
      <span className={className} title={title}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      title={title}
      onClick={() => runEditorCommand(saveCommand, services)}
    >
      {content}
    </button>
  );
}

/**
 * Announces a failed save once, and the next successful one. Regular autosaves are not announced. Returns a
 * function that stops it.
 */
function announceTrouble({ store }: SaveQueue): () => void {
  let isTroubled = false;
  return store.subscribe(({ status, issue }, before) => {
    if (status === before.status) return;
    const isTrouble = status === 'failed' || status === 'conflict';
    if (isTrouble && !isTroubled) announce(issue ?? words.save.status[status], true);
    if (status === 'saved' && isTroubled) announce(words.save.status.saved);
    if (isTrouble || status === 'saved') isTroubled = isTrouble;
  });
}
