import { Button } from '#ui/button/button.tsx';
import type { SettingsErrors } from '../../../page-settings/frame-settings.ts';
import { words } from '../../../words.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';

interface SettingsUnknownProps {
  readonly of: Exclude<keyof SettingsErrors, 'globalLayout'>;
}

/** Stands where settings are not known yet. What is not known is not edited, so that nothing of it is lost. */
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
