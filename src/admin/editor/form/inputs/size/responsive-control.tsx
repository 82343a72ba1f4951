import { Monitor, MonitorSmartphone } from 'lucide-react';
import { getValueAt } from '#content/block/value-at.ts';
import type { Field } from '#content/fields/field.ts';
import { type Device, devices } from '#content/look/layout.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { PhoneIcon, TabletIcon } from '../../../../shared/tool-icons.ts';
import { words } from '../../../../words.ts';
import { useEditor, usePane } from '../../../services/editor-context.ts';
import type { ControlPart } from '../../parts/form-items.ts';
import { type ControlProps, useFormParts } from '../../parts/form-parts.ts';
import { useOneForAll } from '../../parts/use-one-for-all.ts';
import './responsive-control.css';

const icons = { mobile: PhoneIcon, tablet: TabletIcon, desktop: Monitor } as const satisfies Record<
  Device,
  unknown
>;

/**
 * One value per device, or one for all if the block stores one. The frame's width selects the device, and
 * choosing a device sets the frame.
 */
export function ResponsiveControl({ item, stored, path }: ControlProps) {
  const { FieldInput } = useFormParts();
  const device = usePane((state) => state.device);
  const all = item.parts.find(({ part }) => part === 'all');
  const own = item.parts.find(({ part }) => part === device);
  const [forAll, setForAll] = useOneForAll(all !== undefined && !isSet(own, stored));
  const part = (forAll ? all : own) ?? item.parts[0];
  if (!part) return null;
  return (
    <div className="responsive">
      <Devices item={item} stored={stored} forAll={forAll} setForAll={setForAll} />
      <FieldInput
        key={part.name}
        field={{ ...withFallback(part.field, all, stored), label: item.label }}
        value={getValueAt(stored, [part.name])}
        path={[...path, part.name]}
      />
    </div>
  );
}

interface DevicesProps extends Pick<ControlProps, 'item' | 'stored'> {
  readonly forAll: boolean;
  readonly setForAll: (forAll: boolean) => void;
}

function Devices({ item, stored, forAll, setForAll }: DevicesProps) {
  const { panes } = useEditor();
  const shown = usePane((state) => state.device);
  const hasAll = item.parts.some(({ part }) => part === 'all');
  return (
    <fieldset className="responsive__devices" aria-label={panelWords.devices(item.label)}>
      {hasAll && (
        <IconButton
          icon={MonitorSmartphone}
          label={panelWords.allDevices}
          pressed={forAll}
          className="responsive__device"
          onPress={() => setForAll(true)}
        />
      )}
      {devices.map((name) => {
        const set = isSet(
          item.parts.find(({ part }) => part === name),
          stored,
        );
        return (
          <IconButton
            key={name}
            icon={icons[name]}
            label={set ? panelWords.deviceSet(words.devices[name]) : words.devices[name]}
            pressed={!forAll && name === shown}
            className={set ? 'responsive__device responsive__device--set' : 'responsive__device'}
            onPress={() => {
              setForAll(false);
              panes.showDevice(name);
            }}
          />
        );
      })}
    </fieldset>
  );
}

function isSet(part: ControlPart | undefined, stored: unknown): boolean {
  return part !== undefined && getValueAt(stored, [part.name]) !== undefined;
}

/** Uses the value for all devices as the default of a device. */
function withFallback(field: Field, all: ControlPart | undefined, stored: unknown): Field {
  if (all?.field.kind !== 'length' || field.kind !== 'length' || field.default !== undefined) return field;
  const value = getValueAt(stored, [all.name]);
  return { ...field, default: typeof value === 'string' && value !== '' ? value : all.field.default };
}
