import { ChevronRight, CircleCheck, File } from 'lucide-react';
import { useRef, useState } from 'react';
import { combineEdits } from '#document/edit.ts';
import { Button } from '#ui/button/button.tsx';
import { announce } from '../../../shared/announcer.tsx';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { words } from '../../../words.ts';
import { useDraft, useEditor, usePane } from '../../services/editor-context.ts';
import { type Finding, type Severity, severities } from '../../work/preflight/finding.ts';
import { preflightWords as say } from '../../work/preflight/preflight-words.ts';
import type { PreflightState } from './use-preflight.ts';
import '../../../page-checks/check-lines.css';
import './preflight.css';

interface Props {
  readonly state: PreflightState;
  /** Goes to the field of a finding. */
  readonly go: (finding: Finding) => void;
}

/** Findings by severity, with a button for those that can be fixed automatically. */
export function Preflight({ state: { findings, isRunning, failed, again }, go }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { fix, fixAll } = useFix(list);
  const groups = severities.map((severity) => ({
    severity,
    findings: findings.filter((finding) => finding.severity === severity),
  }));
  return (
    <div className="preflight" ref={list} tabIndex={-1}>
      {groups
        .filter((group) => group.findings.length > 0)
        .map((group) => (
          <FindingGroup key={group.severity} {...group} go={go} fix={fix} fixAll={fixAll} />
        ))}
      {findings.length === 0 && failed.length === 0 && !isRunning && <Calm />}
      <p className="preflight__running" role="status">
        {isRunning && say.running}
      </p>
      {failed.length > 0 && (
        <div className="preflight__failed" role="alert">
          <p>{say.failed(failed.map(({ name }) => name))}</p>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      )}
    </div>
  );
}

function Calm() {
  return (
    <div className="preflight__calm">
      <CircleCheck aria-hidden="true" />
      <p>
        <strong>{say.calm}</strong>
        <span>{say.calmHelp}</span>
      </p>
    </div>
  );
}

/** Applies a fix as one undo step. Its line disappears, and the focus moves to the next one. */
function useFix(list: React.RefObject<HTMLElement | null>) {
  const { draft, editing } = useEditor();
  const fixAll = (findings: readonly Finding[]): void => {
    const { tree } = draft.store.getState();
    const edits = findings.flatMap(({ fix }) => fix?.edit(tree) ?? []);
    const forAll = findings[0]?.fix?.forAll;
    if (!forAll || edits.length === 0) return;
    if (editing.apply(combineEdits(edits), forAll.label)) announce(forAll.done(edits.length));
    list.current?.focus();
  };
  const fixOne = ({ fix }: Finding, pressed: HTMLElement): void => {
    const edit = fix?.edit(draft.store.getState().tree);
    if (!fix || !edit) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('.finding__go') ?? [])];
    const at = lines.findIndex((line) => line.closest('li') === pressed.closest('li'));
    const next = lines[at + 1] ?? lines[at - 1] ?? list.current;
    if (editing.apply(edit, fix.label)) announce(fix.done);
    next?.focus();
  };
  return { fix: fixOne, fixAll };
}

interface FindingGroupProps {
  readonly severity: Severity;
  readonly findings: readonly Finding[];
  readonly go: (finding: Finding) => void;
  readonly fix: (finding: Finding, pressed: HTMLElement) => void;
  readonly fixAll: (findings: readonly Finding[]) => void;
}

/** Findings that are shown per group until it is expanded. */
const shownAtFirst = 20;

/** Findings of one severity, with their number. */
function FindingGroup({ severity, findings, go, fix, fixAll }: FindingGroupProps) {
  const [all, setAll] = useState(false);
  const together = findings.filter((finding) => finding.fix?.forAll);
  const shown = all ? findings : findings.slice(0, shownAtFirst);
  return (
    <section className={`finding-group finding-group--${severity}`}>
      <h3 className="finding-group__title" aria-label={say.counted(say.groups[severity], findings.length)}>
        {say.groups[severity]}
        <span className="finding-group__count">{findings.length}</span>
      </h3>
      {together.length > 1 && (
        <button type="button" className="finding__fix" onClick={() => fixAll(together)}>
          {together[0]?.fix?.forAll?.label}
        </button>
      )}
      <ul className="finding-group__list">
        {shown.map((finding) => (
          <FindingLine key={formatKey(finding)} finding={finding} go={go} fix={fix} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {say.showAll(findings.length)}
        </button>
      )}
    </section>
  );
}

function formatKey({ check, language, place: { blockId, field }, sentence }: Finding): string {
  return `${check} ${language} ${blockId} ${field} ${sentence}`;
}

interface FindingLineProps {
  readonly finding: Finding;
  readonly go: (finding: Finding) => void;
  readonly fix: (finding: Finding, pressed: HTMLElement) => void;
}

/** One finding, with a link to its field and a button for its fix. */
function FindingLine({ finding, go, fix }: FindingLineProps) {
  const { definitions } = useEditor();
  const { language, place, sentence } = finding;
  const block = useDraft(({ tree }) => tree.find(place.blockId)?.block);
  const shownLanguage = usePane((pane) => pane.language);
  const definition = block && definitions.get(block.type);
  const summary = (block && definition?.summary(block, language ?? shownLanguage)) ?? '';
  return (
    <li className="finding">
      <button type="button" className="line-button finding__go" onClick={() => go(finding)}>
        {block ? <BlockIcon type={block.type} /> : <File aria-hidden="true" />}
        <span className="finding__text">
          <span className="finding__name">
            {block ? (definition?.label ?? block.type) : say.page}
            {summary && !sentence.includes(summary) && <span className="finding__part">{summary}</span>}
            {language && <span className="finding__part">{words.languages[language]}</span>}
          </span>
          <span>{sentence}</span>
        </span>
        {!finding.fix && <ChevronRight aria-hidden="true" />}
      </button>
      {finding.fix && (
        <button
          type="button"
          className="finding__fix"
          aria-label={say.fixOf(finding.fix.label, sentence)}
          onClick={(event) => fix(finding, event.currentTarget)}
        >
          {finding.fix.label}
        </button>
      )}
    </li>
  );
}
