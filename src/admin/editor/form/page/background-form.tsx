import { Button } from '#ui/button/button.tsx';
import { Segments } from '../inputs/segments.tsx';
import { FieldRow } from '../parts/field-row.tsx';
import { backgroundKinds, kindOf, withKind } from './background-kind.ts';
import { BackgroundStrip } from './background-strip.tsx';
import { backgroundWords } from './background-words.ts';
import { ChangeRange } from './change-range.tsx';
import { ColorStepList } from './color-step-list.tsx';
import { LayerColor } from './layer-color.tsx';
import { SettingsUnknown } from './settings-unknown.tsx';
import { ThemeColors } from './theme-colors.tsx';
import { type BackgroundEditing, useBackground } from './use-background.ts';
import './page-look.css';

/** What the page stands on: one colour, or one that changes on the way down. */
export function BackgroundForm() {
  const editing = useBackground();
  if (!editing) return <SettingsUnknown of="pageBackground" />;
  const { background, isOwn, isInherited, reset } = editing;
  const kind = kindOf(background.dynamicBackgroundSettings);
  return (
    <>
      <BackgroundStrip background={background} />
      {isInherited && <p className="panel__note">{backgroundWords.inherited}</p>}
      <Kind editing={editing} />
      {kind !== 'scroll-color-transition' && <PageColor editing={editing} />}
      {kind === 'scroll-color-transition' && <ColorStepList editing={editing} />}
      {(kind === 'scroll-opacity' || kind === 'scroll-hue-rotation') && (
        <LayerColor editing={editing} kind={kind} />
      )}
      {kind !== 'fixed' && <ChangeRange editing={editing} />}
      {isOwn && (
        <Button className="button--small" onClick={reset}>
          {backgroundWords.reset}
        </Button>
      )}
    </>
  );
}

interface PartProps {
  readonly editing: BackgroundEditing;
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
