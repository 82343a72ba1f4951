import { Monitor } from 'lucide-react';
import { type Device, devices } from '#content/look/layout.ts';
import { buildDeviceChain, deviceKeys, hasOverrides } from '#content/look/layout-levels.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '../../../forms/field-row.tsx';
import { FieldSet } from '../../../forms/field-set.tsx';
import { InheritedLength } from '../../../forms/inherited-length.tsx';
import { layoutWords } from '../../../forms/layout-words.ts';
import { OnOff } from '../../../forms/on-off.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { PhoneIcon, TabletIcon } from '../../../shared/tool-icons.ts';
import { words } from '../../../words.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import type { LayoutEditing } from './use-layout.ts';

const icons = { mobile: PhoneIcon, tablet: TabletIcon, desktop: Monitor } as const;

/**
 * Side paddings and gap of one device. The frame's width selects the device, and choosing one sets the frame.
 */
export function DeviceLayout({ layout }: { readonly layout: LayoutEditing }) {
  const { panes } = useEditor();
  const device = usePane((state) => state.device);
  const options = devices.map((value) => ({ value, label: words.devices[value], icon: icons[value] }));
  return (
    <FieldSet name={layoutWords.byDevice}>
      <Segments
        label={layoutWords.byDevice}
        options={options}
        value={device}
        onValue={(chosen) => panes.showDevice(chosen)}
      />
      <OnDevice key={device} layout={layout} device={device} />
    </FieldSet>
  );
}

interface OnDeviceProps {
  readonly layout: LayoutEditing;
  readonly device: Device;
}

function OnDevice({ layout: { levels, setOn, override, resetDevice }, device }: OnDeviceProps) {
  const { own } = levels;
  const overrides = hasOverrides(levels, device);
  const name = words.devices[device];
  const id = `layout-override-${device}`;
  const isSet = own?.responsive?.[device] !== undefined || own?.overrideStates?.[device] !== undefined;
  return (
    <>
      <FieldRow
        small
        label={layoutWords.override(name)}
        htmlFor={id}
        noteId={`${id}-note`}
        help={overrides ? undefined : layoutWords.overrideHelp}
      >
        <OnOff id={id} on={overrides} describedBy={`${id}-note`} onChange={(on) => override(device, on)} />
      </FieldRow>
      {deviceKeys.map((key) => {
        const value = overrides ? own?.responsive?.[device]?.[key] : undefined;
        return (
          <InheritedLength
            key={key}
            id={`layout-${device}-${key}`}
            label={layoutWords.container[key]}
            own={value}
            chain={buildDeviceChain(levels, key, device)}
            onValue={(text) => setOn(device, key, text)}
            onReset={() => setOn(device, key, undefined)}
          />
        );
      })}
      {isSet && (
        <Button className="button--small" onClick={() => resetDevice(device)}>
          {layoutWords.resetDevice(name)}
        </Button>
      )}
    </>
  );
}
