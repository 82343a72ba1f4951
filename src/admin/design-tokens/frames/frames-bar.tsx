import { SquareSplitHorizontal } from 'lucide-react';
import { memo } from 'react';
import { type Language, resolveText, type Translated } from '#content/language/language.ts';
import type { Device } from '#content/look/layout.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { Segments } from '../../shared/segments.tsx';
import { PreviewBar } from '../../site-frame/preview-bar.tsx';
import {
  BothThemesSegments,
  DeviceSegments,
  LanguageSegments,
  type ShownThemes,
} from '../../site-frame/preview-switches.tsx';
import { tokenWords } from '../work/design-tokens-words.ts';
import type { ShownVersion } from './shown-page-query.ts';
import '../../shared/form.css';

const say = tokenWords.frame;

/** Page, version and device shown in the frames. */
export interface FramesView {
  readonly pageId: string;
  readonly language: Language;
  readonly version: ShownVersion;
  readonly device: Device;
  readonly shown: ShownThemes;
}

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
    <PreviewBar>
      <label className="preview-bar__page">
        <span className="visually-hidden">{say.page}</span>
        <span className="form-input">
          <select value={page?.id ?? ''} onChange={(event) => set({ pageId: event.target.value })}>
            {pages.map(({ id, title }) => (
              <option key={id} value={id}>
                {resolveText(title, view.language)}
              </option>
            ))}
          </select>
        </span>
      </label>
      <Segments
        label={say.version}
        options={(['live', 'draft'] as const).map((value) => ({ value, label: say[value] }))}
        value={view.version}
        onValue={(version) => set({ version })}
      />
      <IconButton
        icon={SquareSplitHorizontal}
        label={say.compare}
        pressed={isComparing}
        onPress={() => onComparing(!isComparing)}
      />
      <DeviceSegments value={view.device} onValue={(device) => set({ device })} />
      <LanguageSegments value={view.language} onValue={(language) => set({ language })} />
      <BothThemesSegments value={view.shown} onValue={(shown) => set({ shown })} />
    </PreviewBar>
  );
});
