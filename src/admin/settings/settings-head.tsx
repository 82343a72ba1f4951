import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { useRole } from '../session/api.ts';
import { destinations } from '../shared/navigation.ts';
import { Segments } from '../shared/segments.tsx';
import type { SettingPartProps } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';

const say = settingsWords;

/** URL hash that opens the screen at the first setting that can't be saved. */
export const firstIssueHash = '#look';

interface SettingsHeadProps extends SettingPartProps {
  /** True beside the menu, which saves itself: the bar of the other settings is not shown there. */
  readonly isMenu: boolean;
}

/** The title, the save button, and the errors that prevent saving. */
export function SettingsHead({ form, isMenu }: SettingsHeadProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === firstIssueHash) showIssue();
  }, [hash]);
  return (
    <header className="screen__head site-settings__head">
      <h1 className="screen__title">{destinations.settings.label}</h1>
      {!isMenu && <SaveBar form={form} />}
    </header>
  );
}

/** Tabs above the settings: those of the site, and the menu. */
export function SettingsParts({ isMenu }: Pick<SettingsHeadProps, 'isMenu'>) {
  const navigate = useNavigate();
  return (
    <div className="site-settings__parts">
      <Segments
        label={say.parts.label}
        options={(['site', 'menu'] as const).map((value) => ({ value, label: say.parts[value] }))}
        value={isMenu ? 'menu' : 'site'}
        onValue={(value) => void navigate(value === 'menu' ? '?part=menu' : '.', { replace: true })}
      />
    </div>
  );
}

function SaveBar({ form }: SettingPartProps) {
  const isOwner = useRole('owner');
  const { isChanged, isReady, isSaving, issues } = form;
  return (
    <>
      <span className="site-settings__unsaved" role="status">
        {isChanged && issues.size === 0 && say.unsaved}
      </span>
      {issues.size > 0 && (
        <button type="button" className="text-button site-settings__issues" onClick={showIssue}>
          {say.look(issues.size)}
        </button>
      )}
      {isChanged && <Button onClick={form.discard}>{say.discard}</Button>}
      {isOwner && (
        <Button
          variant="primary"
          disabled={!isChanged || !isReady || isSaving}
          onClick={() => void form.save()}
        >
          {isSaving ? say.saving : say.save}
        </Button>
      )}
    </>
  );
}

/** Focuses the first setting that can't be saved. */
function showIssue(): void {
  document.querySelector<HTMLElement>('.site-settings__fields [aria-invalid="true"]')?.focus();
}
