import { Button } from '#ui/button/button.tsx';
import type { SettingsErrors } from '../../../page-settings/frame-settings.ts';
import { words } from '../../../words.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';

interface SettingsUnknownProps {
  readonly of: Exclude<keyof SettingsErrors, 'globalLayout'>;
}

/** Shown while settings are loading. They cannot be edited until then, so that stored values are not lost. */
export function SettingsUnknown({ of }: SettingsUnknownProps) {
  const { errors, again } = useSettingsLevels();
  if (!errors[of]) return <p className="panel__note">{words.loading}</p>;
  return (
    <>
      <p className="field__issue" role="alert">
        {words.preview.settingsFailed[of]}
      </p>
      <Button onClick={again}>{words.tryAgain}</Button>
    </>
  );
}
