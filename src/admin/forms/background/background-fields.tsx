import type { KeyboardEvent } from 'react';
import { number } from '#content/fields/kinds.ts';
import { easingNames } from '#content/look/easing.ts';
import type { Theme } from '#tokens/light-dark.ts';
import { Segments } from '../../shared/segments.tsx';
import { checkValue } from '../check-value.ts';
import { FieldRow } from '../field-row.tsx';
import { FieldSet } from '../field-set.tsx';
import { panelWords } from '../panel-words.ts';
import { type CheckResult, useFieldText } from '../use-field-text.ts';
import { type BackgroundChanges, backgroundKinds, getBackgroundKind, withKind } from './background-kind.ts';
import { backgroundWords } from './background-words.ts';
import { ColorStepList } from './color-step-list.tsx';
import { ThemeColors } from './theme-colors.tsx';
import './background-fields.css';

interface PartProps {
  readonly editing: BackgroundChanges;
}

/** The background's kind, and its colours. */
export function BackgroundFields({ editing }: PartProps) {
  const kind = getBackgroundKind(editing.background.dynamicBackgroundSettings);
  return (
    <>
      <Kind editing={editing} />
      {kind !== 'scroll-color-transition' && <PageColor editing={editing} />}
      {kind === 'scroll-color-transition' && <ColorStepList editing={editing} />}
      {(kind === 'scroll-opacity' || kind === 'scroll-hue-rotation') && (
        <LayerColor editing={editing} kind={kind} />
      )}
      {kind !== 'fixed' && <ChangeRange editing={editing} />}
    </>
  );
}

function Kind({ editing: { background, setDynamic } }: PartProps) {
  const { kind: label, kinds, kindHelp } = backgroundWords;
  const kind = getBackgroundKind(background.dynamicBackgroundSettings);
  const options = backgroundKinds.map((value) => ({ value, label: kinds[value] }));
  return (
    <FieldRow label={label} stacked noteId="background-kind-note" help={kindHelp[kind]}>
      <Segments
        label={label}
        options={options}
        value={kind}
        describedBy="background-kind-note"
        onValue={(chosen) => setDynamic(withKind(background, chosen), { label: backgroundWords.name })}
      />
    </FieldRow>
  );
}

function PageColor({ editing: { background, setStill } }: PartProps) {
  const { backgroundColorLight, backgroundColorDark } = background.backgroundSettings;
  const label = backgroundWords.color;
  return (
    <FieldRow label={label} stacked>
      <ThemeColors
        label={label}
        light={backgroundColorLight}
        dark={backgroundColorDark}
        onValue={(theme, value) =>
          setStill(theme === 'light' ? { backgroundColorLight: value } : { backgroundColorDark: value }, {
            label,
            streams: theme,
          })
        }
      />
    </FieldRow>
  );
}

/** The range of the page, in percent, in which the background changes. */
function ChangeRange({ editing: { background, setDynamic } }: { readonly editing: BackgroundChanges }) {
  const { dynamicBackgroundSettings: dynamic } = background;
  const { start, end } = dynamic.scrollRange;
  const say = backgroundWords;
  const setRange = (label: string, change: Partial<typeof dynamic.scrollRange>) =>
    setDynamic({ ...dynamic, scrollRange: { start, end, ...change } }, { label, streams: label });
  return (
    <FieldSet name={say.range}>
      <PercentInput
        id="background-start"
        label={say.start}
        value={start}
        most={{ value: end - 1, issue: say.beforeEnd }}
        onValue={(value) => setRange(say.start, { start: value })}
      />
      <PercentInput
        id="background-end"
        label={say.end}
        value={end}
        least={{ value: start + 1, issue: say.afterStart }}
        onValue={(value) => setRange(say.end, { end: value })}
      />
      <FieldRow label={say.easing} htmlFor="background-easing">
        <select
          id="background-easing"
          className="tool-input"
          value={dynamic.easing}
          onChange={(event) => {
            const easing = easingNames.find((name) => name === event.target.value);
            if (easing) setDynamic({ ...dynamic, easing }, { label: say.easing });
          }}
        >
          {easingNames.map((name) => (
            <option key={name} value={name}>
              {say.easings[name]}
            </option>
          ))}
        </select>
      </FieldRow>
    </FieldSet>
  );
}

interface Bound {
  readonly value: number;
  /** Error text for values out of range. */
  readonly issue: string;
}

interface PercentInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly least?: Bound;
  readonly most?: Bound;
  readonly onValue: (value: number) => void;
}

/** A position on the page in percent. Arrow keys step it, with Shift by ten. */
function PercentInput({ id, label, value, least, most, onValue }: PercentInputProps) {
  const check = (text: string): CheckResult<number> => {
    const percent = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || Number.isNaN(percent)) return { issue: panelWords.notNumber };
    if (most && percent > most.value && percent <= 100) return { issue: most.issue };
    if (least && percent < least.value && percent >= 0) return { issue: least.issue };
    const checked = checkValue(number(label, { min: 0, max: 100 }), percent);
    return 'issue' in checked ? checked : { value: percent, storedAs: String(percent) };
  };
  const { text, issue, onText, onBlur } = useFieldText(String(value), check, onValue);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction || event.altKey) return;
    event.preventDefault();
    const next = value + direction * (event.shiftKey ? 10 : 1);
    onText(String(Math.min(most?.value ?? 100, Math.max(least?.value ?? 0, next))));
  };
  return (
    <FieldRow label={label} htmlFor={id} noteId={`${id}-note`} issue={issue}>
      <div className="percent">
        <input
          id={id}
          className="tool-input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-unit ${id}-note`}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <span id={`${id}-unit`} className="percent__unit">
          {backgroundWords.percent}
        </span>
      </div>
    </FieldRow>
  );
}

const names = {
  'scroll-opacity': { light: 'opacityBackgroundLight', dark: 'opacityBackgroundDark' },
  'scroll-hue-rotation': { light: 'hueBackgroundLight', dark: 'hueBackgroundDark' },
} as const;

interface LayerColorProps {
  readonly editing: BackgroundChanges;
  readonly kind: keyof typeof names;
}

/** The colour of the layer that fades in or changes its hue. */
function LayerColor({ editing: { background, setDynamic }, kind }: LayerColorProps) {
  const { dynamicBackgroundSettings: dynamic } = background;
  const label = backgroundWords.layer[kind];
  const { light, dark } = names[kind];
  return (
    <FieldRow label={label} stacked>
      <ThemeColors
        label={label}
        light={dynamic[light]}
        dark={dynamic[dark]}
        onValue={(theme: Theme, value) =>
          setDynamic({ ...dynamic, [names[kind][theme]]: value }, { label, streams: `${kind} ${theme}` })
        }
      />
    </FieldRow>
  );
}
