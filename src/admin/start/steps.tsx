import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { startingContentQuery } from '../data/starting-content.ts';
import { designTokensQuery } from '../design-tokens/work/token-queries.ts';
import { createTokensMessage } from '../design-tokens/work/use-token-editor.ts';
import type { SettingKey } from '../settings/draft.ts';
import { sendSettings } from '../settings/send-settings.ts';
import { SettingConflicts } from '../settings/setting-conflicts.tsx';
import type { SettingPartProps } from '../settings/setting-section.tsx';
import { firstIssueHash } from '../settings/settings-head.tsx';
import type { StoredSettings } from '../settings/settings-queries.ts';
import { settingsWords } from '../settings/settings-words.ts';
import { SitePreviewLayout } from '../settings/site-preview-layout.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import type { DesignChoice } from './design-choice.ts';
import { DesignStep } from './design-step.tsx';
import { startWords } from './start-words.ts';
import { type StepForm, stepForms } from './step-forms.tsx';

const steps = ['studio', 'design', 'contact', 'visitors', 'begin'] as const;

/** Forms of the steps that ask for settings. */
const forms: Readonly<Partial<Record<(typeof steps)[number], StepForm>>> = stepForms;

/** One step at a time. Each can be skipped, and reopened. */
export function Steps({ read }: { readonly read: StoredSettings }) {
  const form = useSettingsForm(read);
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'studio';
  const place = useFocusOnChange(at);
  const asked = forms[step];
  const { data: published } = useQuery(designTokensQuery);
  const live = useMemo(() => published && createTokensMessage(published), [published]);
  const [design, setDesign] = useState<DesignChoice>();
  return (
    <SitePreviewLayout form={form} live={live}>
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
              createStepWay={(key) => createStepWay(key, setAt)}
            />
          </>
        )}
      </section>
    </SitePreviewLayout>
  );
}

function createStepWay(key: SettingKey, setAt: (at: number) => void): StepWay | undefined {
  const index = steps.findIndex((name) => forms[name]?.keys.includes(key));
  const name = steps[index];
  return name && { name: startWords.steps[name], go: () => setAt(index) };
}

/** Focuses the new step, but not when the screen opens. */
function useFocusOnChange(at: number) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) place.current?.focus();
    before.current = at;
  }, [at]);
  return place;
}

const say = startWords.begin;

interface BeginProps {
  readonly read: StoredSettings;
  readonly back: () => void;
}

/** The last step: links to creating a case and to the starting content. */
function Begin({ read, back }: BeginProps) {
  const navigate = useNavigate();
  const { data: startingContent } = useQuery(startingContentQuery);
  useCompleteFirstRun(read);
  return (
    <>
      <div className="site-settings__section">
        <h2 className="site-settings__title">{say.title}</h2>
        <p className="site-settings__help">{say.help}</p>
        <div className="form__buttons start__buttons">
          <Button onClick={back}>{startWords.back}</Button>
          <Button onClick={() => void navigate('/admin')}>{say.home}</Button>
          <Button variant="primary" onClick={() => void navigate('/admin/cases/new')}>
            {say.make}
          </Button>
        </div>
      </div>
      {startingContent && startingContent.pages.length > 0 && (
        <div className="site-settings__section">
          <h2 className="site-settings__title">{say.startingContentTitle}</h2>
          <p className="site-settings__help">{say.startingContentHelp}</p>
          <div className="start__starting-content">
            <Button onClick={() => void navigate('/admin/starting-content')}>{say.startingContent}</Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Stores that the first run is complete. If that fails, the home screen shows it again. */
function useCompleteFirstRun(read: StoredSettings): void {
  const isAsked = useRef(read.settings.setUp);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    sendSettings({ setUp: true }, read, () => true).catch(() => undefined);
  }, [read]);
}

/** A step, and a function that opens it. */
interface StepWay {
  readonly name: string;
  readonly go: () => void;
}

interface StepButtonsProps extends SettingPartProps {
  readonly keys: readonly SettingKey[];
  readonly back: (() => void) | undefined;
  readonly go: () => void;
  /** Returns the way to the step that asks for a setting; undefined if none does. */
  readonly createStepWay: (key: SettingKey) => StepWay | undefined;
}

/** Saves the step and opens the next one, or skips it without changes. */
function StepButtons({ form, keys, back, go, createStepWay }: StepButtonsProps) {
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
      <BlockingIssues form={form} keys={keys} createStepWay={createStepWay} />
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

/** All changes are saved together: lists errors in other steps, each with a link. */
function BlockingIssues({
  form,
  keys,
  createStepWay,
}: Pick<StepButtonsProps, 'form' | 'keys' | 'createStepWay'>) {
  const found = [...form.issues].find(([path]) => !keys.includes(getSettingKey(path)));
  if (!found) return null;
  const [path, issue] = found;
  const key = getSettingKey(path);
  const step = createStepWay(key);
  return (
    <p className="start__held" role="alert">
      {startWords.held(settingsWords.names[key], issue)}{' '}
      {step ? (
        <button type="button" className="text-button" onClick={step.go}>
          {startWords.toStep(step.name)}
        </button>
      ) : (
        <Link to={`/admin/settings${firstIssueHash}`}>{startWords.toSettings}</Link>
      )}
    </p>
  );
}

function getSettingKey(path: string): SettingKey {
  return path.split('.', 1)[0] as SettingKey;
}
