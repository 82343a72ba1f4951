import { use, useState } from 'react';
import { type Device, devices, type LayoutSettings } from '#content/look/layout.ts';
import {
  buildContainerChain,
  buildDeviceChain,
  type DeviceKey,
  deviceKeys,
} from '#content/look/layout-levels.ts';
import { withContainerValue, withDeviceValue } from '#document/layout-edits.ts';
import { FieldSet } from '../forms/field-set.tsx';
import { InheritedLength } from '../forms/inherited-length.tsx';
import { layoutWords } from '../forms/layout-words.ts';
import { Segments } from '../shared/segments.tsx';
import { findRenderedMargin, SideMarginsContext } from '../shared/side-margins.ts';
import { words } from '../words.ts';

const forAll = [
  'maxWidth',
  'marginTop',
  'marginBottom',
  'marginLeft',
  'marginRight',
  'paddingTop',
  'paddingBottom',
] as const;

interface LayoutInputProps {
  readonly value: LayoutSettings;
  readonly onValue: (value: LayoutSettings) => void;
}

/** The default layout of blocks on all pages: for all devices, and for each of them. */
export function LayoutInput({ value, onValue }: LayoutInputProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const margins = use(SideMarginsContext);
  const levels = { site: value, page: null, own: null };
  const options = devices.map((name) => ({ value: name, label: words.devices[name] }));
  return (
    <div className="layout-input">
      {forAll.map((key) => (
        <InheritedLength
          key={key}
          id={`site-layout-${key}`}
          label={layoutWords.container[key]}
          own={value.container?.[key]}
          chain={buildContainerChain(levels, key)}
          rendered={findRenderedMargin(margins, key)}
          onValue={(text) => onValue(withContainerValue(value, key, text) ?? {})}
          onReset={() => onValue(withContainerValue(value, key, undefined) ?? {})}
        />
      ))}
      <FieldSet name={layoutWords.byDevice}>
        <Segments label={layoutWords.byDevice} options={options} value={device} onValue={setDevice} />
        {deviceKeys.map((key) => (
          <InheritedLength
            key={`${device} ${key}`}
            id={`site-layout-${device}-${key}`}
            label={layoutWords.container[key]}
            own={value.responsive?.[device]?.[key]}
            chain={buildDeviceChain(levels, key, device)}
            onValue={(text) => onValue(onDevice(value, device, key, text))}
            onReset={() => onValue(onDevice(value, device, key, undefined))}
          />
        ))}
      </FieldSet>
    </div>
  );
}

/**
 * Returns the layout with a device's values. The site's device values always apply, so `overrideStates` is
 * left as stored.
 */
function onDevice(
  value: LayoutSettings,
  device: Device,
  key: DeviceKey,
  text: string | undefined,
): LayoutSettings {
  const { overrideStates: _of, ...next } = withDeviceValue(value, device, key, text) ?? {};
  return { ...next, ...(value.overrideStates && { overrideStates: value.overrideStates }) };
}
