import { useMemo, useState } from 'react';
import type { Language } from '#content/language/language.ts';
import { languages } from '#content/language/language.ts';
import type { PageChange } from '#document/compare/page-change.ts';
import { Loading } from '../../../shared/loading.tsx';
import { Notice } from '../../../shared/notice.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { usePane } from '../../services/editor-context.ts';
import { ChangeList } from '../compare/change-list.tsx';
import { CompareSlider } from '../compare/compare-slider.tsx';
import { compareWords } from '../compare/compare-words.ts';
import { type Comparison, useComparison } from '../compare/use-comparison.ts';
import {
  draftName,
  useDraftPage,
  useFrameState,
  usePreviewState,
  useVersion,
} from '../version/use-version-state.ts';
import { VersionFrame } from '../version/version-frame.tsx';
import { VersionProblem } from '../version/version-problem.tsx';
import { useStudioZone } from './studio-zone.ts';
import { findDefaultComparison, formatRowName, sortPairByTime, type VersionRow } from './version-rows.ts';
import { versionWords } from './version-words.ts';

export type VersionViewMode = 'page' | 'changes' | 'slider';

interface VersionViewProps {
  readonly rows: readonly VersionRow[];
  readonly row: VersionRow;
  readonly looking: VersionViewMode;
  readonly onLooking: (looking: VersionViewMode) => void;
  readonly against: string | undefined;
  readonly onAgainst: (name: string) => void;
  readonly revert: (comparison: Comparison, changes: readonly PageChange[], name: string) => void;
  readonly close: () => void;
}

/** Shows one version: the page, or its comparison with another version. */
export function VersionView(props: VersionViewProps) {
  const { rows, row, looking, onLooking, close } = props;
  const here = usePane((pane) => pane.language);
  const [language, setLanguage] = useState(here);
  const other =
    rows.find(({ name }) => name === props.against && name !== row.name) ?? findDefaultComparison(rows, row);
  return (
    <div className="versions__view">
      <div className="versions__bar">
        <Segments
          label={versionWords.view}
          options={[
            { value: 'page', label: versionWords.page },
            ...(other
              ? ([
                  { value: 'changes', label: versionWords.changes },
                  { value: 'slider', label: versionWords.slider },
                ] as const)
              : []),
          ]}
          value={looking}
          onValue={onLooking}
        />
        {looking !== 'page' && other && <Against {...props} other={other} />}
        {looking === 'page' && (
          <Segments
            label={compareWords.showLanguage}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
            value={language}
            onValue={setLanguage}
          />
        )}
      </div>
      {looking === 'page' || !other ? (
        <ShownPage key={row.name} row={row} language={language} close={close} />
      ) : (
        <Compared
          {...props}
          key={`${row.name} ${other.name}`}
          other={other}
          language={language}
          onLanguage={setLanguage}
        />
      )}
    </div>
  );
}

interface AgainstProps extends VersionViewProps {
  readonly other: VersionRow;
}

function Against({ rows, row, other, onAgainst }: AgainstProps) {
  const timeZone = useStudioZone();
  return (
    <label className="versions__against">
      <span>{versionWords.against}</span>
      <span className="form-input">
        <select value={other.name} onChange={(event) => onAgainst(event.target.value)}>
          {rows
            .filter(({ name }) => name !== row.name)
            .map((one) => (
              <option key={one.name} value={one.name}>
                {formatRowName(one, timeZone)}
              </option>
            ))}
        </select>
      </span>
    </label>
  );
}

interface ShownPageProps {
  readonly row: VersionRow;
  readonly language: Language;
  readonly close: () => void;
}

function ShownPage({ row, language, close }: ShownPageProps) {
  const { page, error } = useShownPage(row.name);
  const frame = useFrameState();
  const state = usePreviewState(page, language, frame);
  const failed = error ?? frame.error;
  if (failed) return <VersionProblem error={failed} />;
  if (!state) return <Loading />;
  return <VersionFrame versionId={row.name} state={state} onEscape={close} />;
}

/** Loads a version, or takes the draft. */
function useShownPage(name: string) {
  const draft = useDraftPage();
  const version = useVersion(name);
  return name === draftName ? { page: draft, error: undefined } : version;
}

interface ComparedProps extends AgainstProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

function Compared({ row, other, looking, language, onLanguage, revert, close }: ComparedProps) {
  const [older, newer] = sortPairByTime(row, other);
  const [before, after] = [useShownPage(older.name), useShownPage(newer.name)];
  const comparison = useComparison(before.page, after.page, language);
  const frame = useFrameState();
  const [lead, setLead] = useState<string | null>(null);
  const states = {
    before: usePreviewState(before.page, language, frame),
    after: usePreviewState(after.page, language, frame),
  };
  const timeZone = useStudioZone();
  const isDraft = newer.name === draftName;
  const back = useMemo(
    () =>
      isDraft && comparison
        ? (changes: readonly PageChange[], name: string) => revert(comparison, changes, name)
        : undefined,
    [isDraft, comparison, revert],
  );
  const error = before.error ?? after.error ?? frame.error;
  if (error) return <VersionProblem error={error} />;
  if (!comparison || !states.before || !states.after) return <Loading />;
  if (comparison.changes.length === 0) return <Notice title={versionWords.sameVersion} />;
  if (looking === 'changes') {
    return (
      <div className="versions__changes">
        <ChangeList groups={comparison.groups} {...(back && { revert: back })} />
      </div>
    );
  }
  return (
    <CompareSlider
      before={{ name: older.name, label: formatRowName(older, timeZone), state: states.before }}
      after={{ name: newer.name, label: formatRowName(newer, timeZone), state: states.after }}
      groups={comparison.groups}
      lead={lead}
      onLead={setLead}
      language={language}
      onLanguage={onLanguage}
      onEscape={close}
    />
  );
}
