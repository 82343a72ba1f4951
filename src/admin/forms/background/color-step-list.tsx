import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import {
  type ColorStep,
  fewestSteps,
  listColorSteps,
  mostSteps,
  withColorSteps,
} from '#content/look/background-steps.ts';
import { announce } from '../../shared/announcer.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { FieldRow } from '../field-row.tsx';
import { listFieldWords } from '../list-words.ts';
import type { BackgroundChanges } from './background-kind.ts';
import { backgroundWords } from './background-words.ts';
import { ThemeColors } from './theme-colors.tsx';

/** The colours that the background passes through, from the top to the end of the page. */
export function ColorStepList({
  editing: { background, setDynamic },
}: {
  readonly editing: BackgroundChanges;
}) {
  const { dynamicBackgroundSettings: dynamic } = background;
  const steps = listColorSteps(dynamic);
  const put = (next: readonly ColorStep[], label: string, streams?: string) =>
    setDynamic(withColorSteps(dynamic, next), { label, ...(streams !== undefined && { streams }) });
  const { step: name, steps: label } = backgroundWords;
  return (
    <FieldRow
      label={label}
      stacked
      aside={
        <IconButton
          icon={Plus}
          className="color-steps__add"
          label={backgroundWords.addStep}
          isDisabled={steps.length >= mostSteps}
          onPress={() => {
            put([...steps, { ...steps.at(-1) }], label);
            announce(listFieldWords.added(name(steps.length + 1), steps.length + 1));
          }}
        />
      }
    >
      <ol className="color-steps">
        {steps.map((step, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: there is nothing else to know a step by
            key={index}
            step={step}
            place={{ index, count: steps.length }}
            change={(next, streams) => put(steps.with(index, next), name(index + 1), `${index} ${streams}`)}
            move={(to) => put(steps.toSpliced(index, 1).toSpliced(to, 0, step), label)}
            remove={() => put(steps.toSpliced(index, 1), label)}
          />
        ))}
      </ol>
    </FieldRow>
  );
}

interface StepProps {
  readonly step: ColorStep;
  readonly place: { readonly index: number; readonly count: number };
  readonly change: (next: ColorStep, streams: string) => void;
  readonly move: (to: number) => void;
  readonly remove: () => void;
}

function Step({ step, place, change, ...does }: StepProps) {
  const label = backgroundWords.step(place.index + 1);
  return (
    <li className="color-steps__step">
      <ThemeColors
        label={label}
        light={step.colorLight}
        dark={step.colorDark}
        onValue={(theme, value) =>
          change({ ...step, [theme === 'light' ? 'colorLight' : 'colorDark']: value }, theme)
        }
      />
      <StepActions label={label} place={place} {...does} />
    </li>
  );
}

function StepActions({
  label,
  place: { index, count },
  move,
  remove,
}: Pick<StepProps, 'place' | 'move' | 'remove'> & { readonly label: string }) {
  const moveTo = (to: number) => {
    move(to);
    announce(listFieldWords.moved(label, to + 1));
  };
  return (
    <div className="color-steps__actions">
      <IconButton
        icon={ArrowUp}
        label={listFieldWords.up(label)}
        isDisabled={index === 0}
        onPress={() => moveTo(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={listFieldWords.down(label)}
        isDisabled={index === count - 1}
        onPress={() => moveTo(index + 1)}
      />
      <IconButton
        icon={X}
        label={listFieldWords.remove(label)}
        isDisabled={count <= fewestSteps}
        onPress={() => {
          remove();
          announce(listFieldWords.removed(label, index + 1));
        }}
      />
    </div>
  );
}
