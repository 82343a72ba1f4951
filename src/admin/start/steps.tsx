import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { designTokensQuery } from '../design-tokens/work/token-queries.ts';
import { liveTokens } from '../design-tokens/work/use-token-editor.ts';
import { BesideSite } from '../settings/beside-site.tsx';
import type { SettingKey } from '../settings/draft.ts';
import { SettingConflicts } from '../settings/setting-conflicts.tsx';
import type { ReadSettings } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { Begin } from './begin.tsx';
import type { DesignChoice } from './design-choice.ts';
import { DesignStep } from './design-step.tsx';
import { startWords } from './start-words.ts';
import { StepButtons, type StepWay } from './step-buttons.tsx';
import { type StepForm, stepForms } from './step-forms.tsx';

const steps = ['studio', 'design', 'contact', 'visitors', 'begin'] as const;

/** Forms of the steps that ask for settings. */
const forms: Readonly<Partial<Record<(typeof steps)[number], StepForm>>> = stepForms;

/** One step at a time; each can be skipped, and gone back to. */
export function Steps({ read }: { readonly read: ReadSettings }) {
  const form = useSettingsForm(read);
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'studio';
  const place = useFocusOnChange(at);
  const asked = forms[step];
  const { data: published } = useQuery(designTokensQuery);
  const live = useMemo(() => published && liveTokens(published), [published]);
  const [design, setDesign] = useState<DesignChoice>();
  return (
    <BesideSite form={form} live={live}>
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
        {step === 'design' && (
          <DesignStep made={design} onMade={setDesign} back={() => setAt(at - 1)} go={() => setAt(at + 1)} />
        )}
        {step === 'begin' && <Begin read={read} back={() => setAt(at - 1)} />}
        {asked && (
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
        )}
      </section>
    </BesideSite>
  );
}

function stepOf(key: SettingKey, setAt: (at: number) => void): StepWay | undefined {
  const index = steps.findIndex((name) => forms[name]?.keys.includes(key));
  const name = steps[index];
  return name && { name: startWords.steps[name], go: () => setAt(index) };
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
