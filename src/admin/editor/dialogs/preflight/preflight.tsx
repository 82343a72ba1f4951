import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { announce } from '../../../shared/announcer.tsx';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { type Finding, severities } from '../../work/preflight/finding.ts';
import { preflightWords as say } from '../../work/preflight/preflight-words.ts';
import { FindingGroup } from './finding-group.tsx';
import type { PreflightState } from './use-preflight.ts';
import './preflight.css';

interface Props {
  readonly state: PreflightState;
  /** Leads to where it is put right. */
  readonly go: (finding: Finding) => void;
}

/** All that was found about the page, by how much it weighs. What one press can put right has a button for it. */
export function Preflight({ state: { findings, isRunning, failed, again }, go }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const fix = useFix(list);
  const groups = severities.map((severity) => ({
    severity,
    findings: findings.filter((finding) => finding.severity === severity),
  }));
  return (
    <div className="preflight" ref={list} tabIndex={-1}>
      {groups
        .filter((group) => group.findings.length > 0)
        .map((group) => (
          <FindingGroup key={group.severity} {...group} go={go} fix={fix} />
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

/** Puts a finding right as one step. Its line goes with it: the keyboard goes to the one that takes its place. */
function useFix(list: React.RefObject<HTMLElement | null>) {
  const { draft, editing } = useEditor();
  return ({ fix }: Finding, pressed: HTMLElement): void => {
    const edit = fix?.edit(draft.store.getState().tree);
    if (!fix || !edit) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('.finding__go') ?? [])];
    const at = lines.findIndex((line) => line.closest('li') === pressed.closest('li'));
    const next = lines[at + 1] ?? lines[at - 1] ?? list.current;
    if (editing.apply(edit, fix.label)) announce(fix.done);
    next?.focus();
  };
}
