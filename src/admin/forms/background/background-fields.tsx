import { Segments } from '../../shared/segments.tsx';
import { FieldRow } from '../field-row.tsx';
import type { BackgroundChanges } from './background-kind.ts';
import { backgroundKinds, kindOf, withKind } from './background-kind.ts';
import { backgroundWords } from './background-words.ts';
import { ChangeRange } from './change-range.tsx';
import { ColorStepList } from './color-step-list.tsx';
import { LayerColor } from './layer-color.tsx';
import { ThemeColors } from './theme-colors.tsx';
import './background-fields.css';

interface PartProps {
  readonly editing: BackgroundChanges;
}

/** What a background is: one colour, or one that changes on the way down. */
export function BackgroundFields({ editing }: PartProps) {
  const kind = kindOf(editing.background.dynamicBackgroundSettings);
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
  const kind = kindOf(background.dynamicBackgroundSettings);
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
