import { easingNames } from '#content/look/easing.ts';
import { FieldRow } from '../field-row.tsx';
import { FieldSet } from '../field-set.tsx';
import type { BackgroundChanges } from './background-kind.ts';
import { backgroundWords } from './background-words.ts';
import { PercentInput } from './percent-input.tsx';

/** Where on the way down the page the background changes, and how. */
export function ChangeRange({
  editing: { background, setDynamic },
}: {
  readonly editing: BackgroundChanges;
}) {
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
