import { useMemo } from 'react';
import { type Language, languages } from '#content/language/language.ts';
import type { PageDocument } from '#document/page-document.ts';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { Loading } from '../../../shared/loading.tsx';
import { Notice } from '../../../shared/notice.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import type { ChangeChoice } from '../compare/change-group.tsx';
import { CompareSlider } from '../compare/compare-slider.tsx';
import { compareWords } from '../compare/compare-words.ts';
import type { ChangeGroup } from '../compare/described-change.ts';
import type { Comparison } from '../compare/use-comparison.ts';
import { draftName, useFrameState, usePreviewState, type useVersion } from '../version/use-version-state.ts';
import { VersionFrame } from '../version/version-frame.tsx';
import { versionWords } from '../versions/version-words.ts';
import { publishWords } from './publish-words.ts';

interface PublishComparisonProps {
  /** Undefined if there is no live version. */
  readonly live: ReturnType<typeof useVersion> | undefined;
  readonly next: PageDocument;
  readonly comparison: Comparison | undefined;
  readonly isExcluded: ChangeChoice['isExcluded'];
  /** Label of the page that would be published. */
  readonly label: string;
  readonly lead: string | null;
  readonly onLead: (blockId: string) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly close: () => void;
}

/**
 * Compares the live page with the one that would replace it; shows only the latter if the page is not live
 * yet.
 */
export function PublishComparison({
  live,
  next,
  comparison,
  isExcluded,
  label,
  close,
  ...how
}: PublishComparisonProps) {
  const frame = useFrameState();
  const before = usePreviewState(live?.page, how.language, frame);
  const after = usePreviewState(next, how.language, frame);
  const groups = useMemo(() => listPublished(comparison?.groups ?? [], isExcluded), [comparison, isExcluded]);
  const error = live?.error ?? frame.error;
  if (error) return <Notice title={publishWords.failed} text={formatErrorMessage(error)} alert />;
  if (!after || (live && !before)) return <Loading />;
  if (!before) {
    return (
      <div className="publish__alone">
        <Segments
          label={compareWords.showLanguage}
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
          value={how.language}
          onValue={how.onLanguage}
        />
        <VersionFrame versionId={draftName} state={after} onEscape={close} />
      </div>
    );
  }
  return (
    <CompareSlider
      before={{ name: 'live', label: versionWords.live, state: before }}
      after={{ name: draftName, label, state: after }}
      groups={groups}
      onEscape={close}
      {...how}
    />
  );
}

/** Changes to highlight in the frames: those that are published. */
function listPublished(
  groups: readonly ChangeGroup[],
  isExcluded: ChangeChoice['isExcluded'],
): readonly ChangeGroup[] {
  return groups.filter(({ changes }) => changes.some(({ key }) => !isExcluded(key)));
}
