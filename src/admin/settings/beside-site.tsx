import { type FocusEvent, type ReactNode, useState } from 'react';
import { type SitePart, siteParts } from '#preview/messages.ts';
import { classNames } from '#ui/class-names.ts';
import { Segments } from '../shared/segments.tsx';
import { type SideMargins, SideMarginsContext } from '../shared/side-margins.ts';
import type { LiveMessage } from '../site-frame/page-frame.tsx';
import type { SettingPartProps } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import { SiteFrame } from './site-frame.tsx';
import './settings.css';

const views = (['form', 'frame'] as const).map((value) => ({ value, label: settingsWords.view[value] }));

interface BesideSiteProps extends SettingPartProps {
  /** A message sent to the preview at every change, in addition to the settings. */
  readonly live?: LiveMessage | undefined;
  readonly children: ReactNode;
}

/** A form beside the live home page; in narrow windows, one of them at a time. */
export function BesideSite({ form, live, children }: BesideSiteProps) {
  const [margins, setMargins] = useState<SideMargins>();
  const [part, setPart] = useState<SitePart>();
  const [view, setView] = useState<'form' | 'frame'>('form');
  return (
    <>
      <div className="site-settings__view">
        <Segments label={settingsWords.view.label} options={views} value={view} onValue={setView} />
      </div>
      <div className={classNames('site-settings', `site-settings--${view}`)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the frame follows the keyboard; nothing is pressed here */}
        <div className="site-settings__form" onFocus={(event) => setPart(findSitePart(event) ?? part)}>
          <SideMarginsContext value={margins}>{children}</SideMarginsContext>
        </div>
        <SiteFrame settings={form.values} part={part} live={live} onMargins={setMargins} />
      </div>
    </>
  );
}

/** Finds the part of the site that shows the focused setting. */
function findSitePart({ target }: FocusEvent): SitePart | undefined {
  const name = target.closest<HTMLElement>('[data-part]')?.dataset.part;
  return siteParts.find((part) => part === name);
}
