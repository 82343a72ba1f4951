import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ApiPage } from '#api/schemas/page.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { resolveText } from '#content/language/language.ts';
import { changeKey } from '#document/compare/page-change.ts';
import { revertChange } from '#document/compare/revert-change.ts';
import type { PageDocument } from '#document/page-document.ts';
import { createPageTree } from '#document/page-tree.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { checkPage } from '../../../page-checks/page-checks.ts';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import { goToPlace } from '../../services/go-to-place.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import type { Finding } from '../../work/preflight/finding.ts';
import { preflightWords } from '../../work/preflight/preflight-words.ts';
import type { ChangeChoice } from '../compare/change-group.tsx';
import { ChangeList } from '../compare/change-list.tsx';
import { type Comparison, useComparison } from '../compare/use-comparison.ts';
import { Preflight } from '../preflight/preflight.tsx';
import { usePreflight } from '../preflight/use-preflight.ts';
import { useDraftPage, useVersion } from '../version/use-version-state.ts';
import { createVersionsQuery } from '../version/version-query.ts';
import { ResultNotice } from '../versions/result-notice.tsx';
import { usePublishedElsewhere } from '../versions/use-published-elsewhere.ts';
import type { ActionResult } from '../versions/version-actions.ts';
import { versionWords } from '../versions/version-words.ts';
import { PublishComparison } from './publish-comparison.tsx';
import { publishWords } from './publish-words.ts';
import '../version/version.css';
import './publish.css';

type Part = 'changes' | 'page' | 'checks';

/**
 * Dialog before publishing: compares the live page with the draft, lists the changes, and lets some be left
 * out.
 */
export function PublishDialog({ close }: { readonly close: () => void }) {
  const services = useEditor();
  const { pageId, publisher, definitions } = services;
  const facts = usePageFacts();
  const here = usePane((pane) => pane.language);
  const [language, setLanguage] = useState(here);
  const checks = useRef<HTMLHeadingElement>(null);
  const [chosen, setLead] = useState<string | null>(null);
  const [done, setDone] = useState<ActionResult>();
  const draft = useDraftPage();
  const live = useVersion(facts.currentVersionId ?? undefined);
  const comparison = useComparison(live.page, draft, language);
  const { excluded, live: next, choice } = useExcludedChanges(comparison, draft);
  const refuses = useMemo(
    () => checkPage(createPageTree(definitions, next)).issues.length > 0,
    [definitions, next],
  );
  const [part, setPart] = useState<Part>(refuses ? 'checks' : 'changes');
  const preflight = usePreflight();
  const [refused, setRefused] = useState<readonly Finding[]>([]);
  const findings = withRefused(preflight.findings, refused);
  const versions = useQuery(createVersionsQuery(pageId));
  usePublishedElsewhere(versions.data, setDone);
  const isFirst = facts.currentVersionId === null;
  // The page opens at its first change.
  const lead = chosen ?? comparison?.groups.find(({ blockId }) => blockId !== null)?.blockId ?? null;
  const all = comparison?.changes.length ?? 0;
  const publish = async () => {
    const note = excluded > 0 ? { live: next, note: publishWords.donePart(excluded) } : {};
    const outcome = await publisher.publish(note);
    if (outcome.done) close();
    else {
      setRefused(outcome.refused ?? []);
      setDone({ text: outcome.text, failed: true });
    }
  };
  const go = ({ place, language: of }: Finding) => {
    close();
    goToPlace(services, { ...place, language: of });
  };
  return (
    <Modal
      title={publishWords.title(resolveText(draft.title, language) || words.untitled)}
      size="fullscreen"
      className="publish"
      closeLabel={words.close}
      onClose={close}
      footer={
        <PublishFooter
          all={all}
          excluded={excluded}
          refuses={refuses}
          publish={() => void publish()}
          later={() => services.view.setState({ dialog: { type: 'schedule' } })}
          close={close}
        />
      }
    >
      <ResultNotice done={done} onDone={setDone} />
      <Segments
        label={publishWords.part}
        options={[
          { value: 'changes', label: publishWords.list(all) },
          { value: 'page', label: publishWords.look },
          { value: 'checks', label: publishWords.checksShort(findings.length) },
        ]}
        value={part}
        onValue={setPart}
      />
      <div className="publish__panes" data-part={part} data-refuses={refuses || undefined}>
        <div className="publish__aside">
          <section className="publish__changes">
            {all > 0 && findings.length > 0 && !refuses && (
              <button type="button" className="publish__jump" onClick={() => goTo(checks.current)}>
                {publishWords.toChecks(findings.length)}
                <ArrowDown aria-hidden="true" />
              </button>
            )}
            <PublishState facts={facts} isFirst={isFirst} changes={comparison?.changes.length} />
            {comparison && all > 0 && (
              <ChangeList
                groups={comparison.groups}
                look={setLead}
                lead={lead}
                {...(facts.versioning && { choice })}
              />
            )}
          </section>
          <section className="publish__checks">
            <h3 className="publish__title" ref={checks} tabIndex={-1}>
              {preflightWords.before}
            </h3>
            {refuses && <p className="publish__note">{words.publish.notYetHelp}</p>}
            <Preflight state={{ ...preflight, findings }} go={go} />
          </section>
        </div>
        <PublishComparison
          live={isFirst ? undefined : live}
          next={next}
          comparison={comparison}
          isExcluded={choice.isExcluded}
          label={excluded > 0 ? publishWords.next : versionWords.draft}
          lead={lead}
          onLead={setLead}
          language={language}
          onLanguage={setLanguage}
          close={close}
        />
      </div>
    </Modal>
  );
}

/** Scrolls to a title and focuses it. */
function goTo(title: HTMLElement | null): void {
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

interface PublishFooterProps {
  /** Number of changes for visitors, and how many of them stay in the draft. */
  readonly all: number;
  readonly excluded: number;
  /** True if an error prevents publishing. */
  readonly refuses: boolean;
  readonly publish: () => void;
  readonly later: () => void;
  readonly close: () => void;
}

/** Buttons of the dialog, with the number of changes that stay in the draft. */
function PublishFooter({ all, excluded, refuses, publish, later, close }: PublishFooterProps) {
  const { publisher } = useEditor();
  const busy = useStore(publisher.store, (state) => state.busy);
  return (
    <>
      <p className="publish__held" aria-live="polite">
        {refuses
          ? publishWords.refuses
          : excluded > 0 && (excluded === all ? publishWords.holdAll : publishWords.held(excluded))}
      </p>
      <Button onClick={close}>{words.cancel}</Button>
      {/* Scheduled publishing publishes the whole draft, so that no change can be excluded. */}
      <Button
        className="publish__later"
        disabled={busy || refuses || excluded > 0}
        {...(excluded > 0 && { title: publishWords.laterIsAll })}
        onClick={later}
      >
        {publishWords.later}
      </Button>
      <Button
        variant="primary"
        disabled={busy || refuses || (all > 0 && excluded === all)}
        onClick={publish}
        data-autofocus
      >
        {busy ? words.publish.busy : excluded > 0 ? publishWords.some(all - excluded) : publishWords.all}
      </Button>
    </>
  );
}

interface PublishStateProps {
  readonly facts: Omit<ApiPage, 'overview' | 'title'>;
  readonly isFirst: boolean;
  /** Undefined while the live version is loading. */
  readonly changes: number | undefined;
}

/** Describes how publishing changes this page for its visitors. */
function PublishState({ facts, isFirst, changes }: PublishStateProps) {
  const say = publishWords;
  const [title, note] = isFirst
    ? [say.first, facts.kind === 'section' ? say.firstSectionHelp : say.firstHelp(getPagePath(facts))]
    : changes === 0
      ? [say.same, say.sameHelp]
      : [changes === undefined ? '' : say.changes(changes), ''];
  const isOffline = !isFirst && !facts.published;
  return (
    <>
      <h3 className="publish__title">{title}</h3>
      {note && <p className="publish__note">{note}</p>}
      {facts.isHidden ? (
        <p className="publish__note">{say.hiddenHelp}</p>
      ) : (
        isOffline && <p className="publish__note">{say.offlineHelp}</p>
      )}
    </>
  );
}

/** Changes that are excluded from publishing, and the page without them. */
function useExcludedChanges(comparison: Comparison | undefined, draft: PageDocument) {
  const { definitions } = useEditor();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const excluded = useMemo(
    () => comparison?.changes.filter((change) => keys.has(changeKey(change))) ?? [],
    [comparison, keys],
  );
  const live = useMemo(
    () => (comparison && excluded.length > 0 ? revertChange(definitions, comparison, excluded) : draft),
    [definitions, comparison, excluded, draft],
  );
  const hold = useCallback(
    (some: readonly string[], isExcluded: boolean) =>
      setKeys((before) => {
        const after = new Set(before);
        for (const key of some) {
          if (isExcluded) after.add(key);
          else after.delete(key);
        }
        return after;
      }),
    [],
  );
  const choice = useMemo<ChangeChoice>(() => ({ isExcluded: (key) => keys.has(key), hold }), [keys, hold]);
  return { excluded: excluded.length, live, choice };
}

/** Adds the server's errors to the findings, without duplicates. */
function withRefused(findings: readonly Finding[], refused: readonly Finding[]): readonly Finding[] {
  const isKnown = ({ place, sentence }: Finding) =>
    findings.some(
      (other) =>
        other.place.blockId === place.blockId &&
        other.place.field === place.field &&
        other.sentence === sentence,
    );
  return [...refused.filter((finding) => !isKnown(finding)), ...findings];
}
