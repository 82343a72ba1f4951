import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import type { SettingKey } from '../settings/draft.ts';
import type { SettingPartProps } from '../settings/setting-section.tsx';
import { lookHash } from '../settings/settings-head.tsx';
import { settingsWords } from '../settings/settings-words.ts';
import { startWords } from './start-words.ts';

/** A step, and how to go there. */
export interface StepWay {
  readonly name: string;
  readonly go: () => void;
}

interface StepButtonsProps extends SettingPartProps {
  readonly keys: readonly SettingKey[];
  readonly back: (() => void) | undefined;
  readonly go: () => void;
  /** Leads to the step that asks for a setting; undefined where none does. */
  readonly stepOf: (key: SettingKey) => StepWay | undefined;
}

/** Saves a step and goes on. Skipping it leaves the site as it is. */
export function StepButtons({ form, keys, back, go, stepOf }: StepButtonsProps) {
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
    <>
      <Held form={form} keys={keys} stepOf={stepOf} />
      <div className="form__buttons start__buttons">
        {back && <Button onClick={back}>{startWords.back}</Button>}
        {isChanged && <Button onClick={skip}>{startWords.skip}</Button>}
        <Button variant="primary" disabled={!isReady || isSaving} onClick={() => void save()}>
          {isChanged ? startWords.save : startWords.go}
        </Button>
      </div>
    </>
  );
}

/** All that was changed is saved at once: what elsewhere holds it up is named here, with a way there. */
function Held({ form, keys, stepOf }: Pick<StepButtonsProps, 'form' | 'keys' | 'stepOf'>) {
  const found = [...form.issues].find(([path]) => !keys.includes(keyOf(path)));
  if (!found) return null;
  const [path, issue] = found;
  const key = keyOf(path);
  const step = stepOf(key);
  return (
    <p className="start__held" role="alert">
      {startWords.held(settingsWords.names[key], issue)}{' '}
      {step ? (
        <button type="button" className="text-button" onClick={step.go}>
          {startWords.toStep(step.name)}
        </button>
      ) : (
        <Link to={`/admin/settings${lookHash}`}>{startWords.toSettings}</Link>
      )}
    </p>
  );
}

function keyOf(path: string): SettingKey {
  return path.split('.', 1)[0] as SettingKey;
}
