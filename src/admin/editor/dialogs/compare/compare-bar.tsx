import { ChevronDown, ChevronUp, Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Language, languages } from '#content/language/language.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { compareWords } from './compare-words.ts';
import type { ChangeGroup } from './described-change.ts';

export type Width = 'mobile' | 'desktop';

interface CompareBarProps {
  readonly groups: readonly ChangeGroup[];
  readonly lead: string | null;
  readonly onLead: (blockId: string) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
  readonly children: ReactNode;
}

/** Controls of a comparison: view, language, and previous or next change. */
export function CompareBar({
  groups,
  lead,
  onLead,
  language,
  onLanguage,
  width,
  onWidth,
  children,
}: CompareBarProps) {
  const ids = groups.flatMap(({ blockId }) => blockId ?? []);
  const at = lead === null ? -1 : ids.indexOf(lead);
  const go = (index: number) => {
    const id = ids[(index + ids.length) % ids.length];
    if (id !== undefined) onLead(id);
  };
  return (
    <div className="compare__bar">
      {children}
      <div className="compare__steps">
        <IconButton
          icon={ChevronUp}
          label={compareWords.previous}
          isDisabled={ids.length === 0}
          onPress={() => go(at <= 0 ? ids.length - 1 : at - 1)}
        />
        <IconButton
          icon={ChevronDown}
          label={compareWords.next}
          isDisabled={ids.length === 0}
          onPress={() => go(at + 1)}
        />
        <span className="compare__count" aria-live="polite">
          {compareWords.at(at + 1, ids.length)}
        </span>
      </div>
      <Segments
        label={compareWords.showLanguage}
        options={languages.map((value) => ({ value, label: words.languages[value] }))}
        value={language}
        onValue={onLanguage}
      />
      <Segments
        label={compareWords.device}
        options={[
          { value: 'mobile', label: words.devices.mobile, icon: Smartphone },
          { value: 'desktop', label: words.devices.desktop, icon: Monitor },
        ]}
        value={width}
        onValue={onWidth}
      />
    </div>
  );
}
