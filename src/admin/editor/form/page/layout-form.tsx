import { useStore } from 'zustand';
import { devices } from '#content/look/layout.ts';
import {
  buildContainerChain,
  buildDeviceChain,
  type ContainerKey,
  deviceKeys,
  findComposition,
} from '#content/look/layout-levels.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '../../../forms/field-row.tsx';
import { FieldSet } from '../../../forms/field-set.tsx';
import { InheritedLength } from '../../../forms/inherited-length.tsx';
import { layoutWords } from '../../../forms/layout-words.ts';
import { CompositionChoice } from '../../../shared/blocks/composition-choice.tsx';
import { compositionWords } from '../../../shared/blocks/composition-words.ts';
import { findRenderedMargin } from '../../../shared/side-margins.ts';
import { siteTokensStore } from '../../../shared/tokens/site-tokens.ts';
import { usePane } from '../../services/editor-context.ts';
import { DeviceLayout } from './device-layout.tsx';
import { SettingsUnknown } from './settings-unknown.tsx';
import { type LayoutEditing, useLayout } from './use-layout.ts';

const margins = ['marginTop', 'marginBottom', 'marginLeft', 'marginRight'] as const;
const paddings = ['paddingTop', 'paddingBottom', ...deviceKeys] as const;

/** Layout of the page: for all devices, with separate values for some. */
export function LayoutForm() {
  const layout = useLayout();
  if (!layout) return <SettingsUnknown of="pageLayout" />;
  return (
    <>
      <CompositionField layout={layout} />
      <ForAll layout={layout} field="maxWidth" />
      <FieldSet name={layoutWords.margin}>
        {margins.map((key) => (
          <ForAll key={key} layout={layout} field={key} />
        ))}
      </FieldSet>
      <FieldSet name={layoutWords.spacing}>
        {paddings.map((key) => (
          <ForAll key={key} layout={layout} field={key} />
        ))}
      </FieldSet>
      <DeviceLayout layout={layout} />
      {layout.levels.own && (
        <Button className="button--small" onClick={layout.resetAll}>
          {layoutWords.resetAll}
        </Button>
      )}
    </>
  );
}

interface ForAllProps {
  readonly layout: LayoutEditing;
  readonly field: ContainerKey;
}

function ForAll({ layout: { levels, setForAll }, field }: ForAllProps) {
  const margins = usePane((state) => state.margins);
  const designed = useStore(siteTokensStore, ({ tokens }) => tokens.composition.page);
  const own = levels.own?.container?.[field];
  return (
    <InheritedLength
      id={`layout-${field}`}
      label={layoutWords.container[field]}
      own={own}
      chain={buildContainerChain(levels, field, designed)}
      ghost={own === undefined ? getGhost(levels, field) : undefined}
      rendered={findRenderedMargin(margins, field)}
      onValue={(value) => setForAll(field, value)}
      onReset={() => setForAll(field, undefined)}
    />
  );
}

/** Placeholder with the inherited value; undefined if devices inherit different ones. */
function getGhost(levels: LayoutEditing['levels'], field: ContainerKey): string | undefined {
  const key = deviceKeys.find((name) => name === field);
  if (!key) return undefined;
  const values = new Set(devices.map((device) => buildDeviceChain(levels, key, device).at(-1)?.value));
  return values.size === 1 ? [...values][0] : layoutWords.perDevice;
}

/** Sets the page's composition, or inherits the design's. */
function CompositionField({ layout: { levels, setComposition } }: { readonly layout: LayoutEditing }) {
  const designed = useStore(siteTokensStore, ({ tokens }) => tokens.composition.page);
  const { composition, level } = findComposition(levels, designed);
  const id = 'layout-composition';
  return (
    <FieldRow
      label={compositionWords.name}
      htmlFor={id}
      noteId={`${id}-note`}
      help={level === 'own' ? compositionWords.about[composition] : layoutWords.composition[level]}
      onReset={level === 'own' ? () => setComposition(undefined) : undefined}
    >
      <CompositionChoice value={composition} onValue={setComposition} />
    </FieldRow>
  );
}
