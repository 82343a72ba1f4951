import { useEffect, useRef, useState } from 'react';
import { BesideSite } from '../settings/beside-site.tsx';
import type { SettingKey } from '../settings/draft.ts';
import { SettingConflicts } from '../settings/setting-conflicts.tsx';
import type { ReadSettings } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { Begin } from './begin.tsx';
import { startWords } from './start-words.ts';
import { StepButtons, type StepWay } from './step-buttons.tsx';
import { stepForms } from './step-forms.tsx';

const steps = ['studio', 'contact', 'visitors', 'begin'] as const;

/** One step at a time; each can be skipped, and gone back to. */
export function Steps({ read }: { readonly read: ReadSettings }) {
  const form = useSettingsForm(read);
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'studio';
  const place = useFocusOnChange(at);
  const asked = step === 'begin' ? undefined : stepForms[step];
  return (
    <BesideSite form={form}>
      <ol className="start__steps" aria-label={startWords.stepsLabel}>
        {steps.map((name, index) => (
          <li
            key={name}
            className="start__step"
            data-done={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {startWords.steps[name]}
          </li>
        ))}
      </ol>
      <SettingConflicts form={form} />
      <section
        className="start__place"
        ref={place}
        tabIndex={-1}
        data-part={asked?.part}
        aria-label={startWords.step(startWords.steps[step], at + 1, steps.length)}
      >
        {asked ? (
          <>
            <asked.Form form={form} />
            <StepButtons
              form={form}
              keys={asked.keys}
              back={at > 0 ? () => setAt(at - 1) : undefined}
              go={() => setAt(at + 1)}
              stepOf={(key) => stepOf(key, setAt)}
            />
          </>
        ) : (
          <Begin read={read} back={() => setAt(at - 1)} />
        )}
      </section>
    </BesideSite>
  );
}

function stepOf(key: SettingKey, setAt: (at: number) => void): StepWay | undefined {
  const index = steps.findIndex((name) => name !== 'begin' && asks(name, key));
  const name = steps[index];
  return name && { name: startWords.steps[name], go: () => setAt(index) };
}

function asks(name: keyof typeof stepForms, key: SettingKey): boolean {
  const { keys }: { readonly keys: readonly SettingKey[] } = stepForms[name];
  return keys.includes(key);
}

/** What has come into view has the keyboard, but not when the screen opens. */
function useFocusOnChange(at: number) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) place.current?.focus();
    before.current = at;
  }, [at]);
  return place;
}
