import { Contrast, Monitor, Moon, Smartphone, SquareSplitHorizontal, Sun, Tablet } from 'lucide-react';
import { memo } from 'react';
import { type Language, languages, resolveText, type Translated } from '#content/language/language.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { Segments } from '../../shared/segments.tsx';
import { words } from '../../words.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import type { ShownVersion } from './shown-page-query.ts';

const say = tokenWords.frame;

/** Viewport widths of the frames, in CSS pixels. */
export const tokenFrameWidths = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** Page, version and width shown in the frames. */
export interface FramesView {
  readonly pageId: string;
  readonly language: Language;
  readonly version: ShownVersion;
  readonly width: keyof typeof tokenFrameWidths;
  readonly shown: 'both' | 'light' | 'dark';
}

const icons = {
  phone: Smartphone,
  tablet: Tablet,
  desktop: Monitor,
  both: Contrast,
  light: Sun,
  dark: Moon,
} as const;

interface ListedPage {
  readonly id: string;
  readonly title: Translated;
}

interface FramesBarProps {
  readonly pages: readonly ListedPage[];
  readonly page: ListedPage | undefined;
  readonly view: FramesView;
  readonly onView: (view: FramesView) => void;
  readonly isComparing: boolean;
  readonly onComparing: (isComparing: boolean) => void;
}

/** Selects what the frames show. Has no tokens among its props, so that a drag does not render it. */
export const FramesBar = memo(function FramesBar(props: FramesBarProps) {
  const { pages, page, view, onView, isComparing, onComparing } = props;
  const set = (part: Partial<FramesView>) => onView({ ...view, ...part });
  return (
    <div className="token-frames__bar">
      <label className="token-frames__page">
        <span className="visually-hidden">{say.page}</span>
        <select
          className="tool-select"
          value={page?.id ?? ''}
          onChange={(event) => set({ pageId: event.target.value })}
        >
          {pages.map(({ id, title }) => (
            <option key={id} value={id}>
              {`${resolveText(title, view.language)}`}
            </option>
          ))}
        </select>
      </label>
      <Segments
        label={words.editor.language}
        options={languages.map((value) => ({
          value,
          label: value.toUpperCase(),
          title: words.languages[value],
        }))}
        value={view.language}
        onValue={(language) => set({ language })}
      />
      <Segments
        label={say.version}
        options={(['live', 'draft'] as const).map((value) => ({ value, label: say[value] }))}
        value={view.version}
        onValue={(version) => set({ version })}
      />
      <Segments
        label={say.width}
        options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
          value,
          label: say[value],
          icon: icons[value],
        }))}
        value={view.width}
        onValue={(width) => set({ width })}
      />
      <Segments
        label={say.shown}
        options={(['both', 'light', 'dark'] as const).map((value) => ({
          value,
          label: say[value],
          icon: icons[value],
        }))}
        value={view.shown}
        onValue={(shown) => set({ shown })}
      />
      <IconButton
        icon={SquareSplitHorizontal}
        label={say.compare}
        pressed={isComparing}
        onPress={() => onComparing(!isComparing)}
      />
    </div>
  );
});
