import { Button } from '#ui/button/button.tsx';
import type { SettingKey } from '../settings/draft.ts';
import type { SettingPartProps } from '../settings/setting-section.tsx';
import { startWords } from './start-words.ts';

interface StepButtonsProps extends SettingPartProps {
  readonly keys: readonly SettingKey[];
  readonly back: (() => void) | undefined;
  readonly go: () => void;
}

/** Saves a step and goes on. Skipping it leaves the site as it is. */
export function StepButtons({ form, keys, back, go }: StepButtonsProps) {
  const { changed, isReady, isSaving } = form;
  const isChanged = keys.some((key) => changed.includes(key));
  const save = async () => {
    if (await form.save()) go();
  };
  const skip = () => {
    for (const key of keys) form.takeTheirs(key);
    go();
  };
  return (
    <div className="form__buttons start__buttons">
      {back && <Button onClick={back}>{startWords.back}</Button>}
      {isChanged && <Button onClick={skip}>{startWords.skip}</Button>}
      <Button variant="primary" disabled={!isReady || isSaving} onClick={() => void save()}>
        {isChanged ? startWords.save : startWords.go}
      </Button>
    </div>
  );
}
