import { MonitorSmartphone } from 'lucide-react';
import { getValueAt } from '#content/block/value-at.ts';
import type { Field } from '#content/fields/field.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { usePane } from '../../../services/editor-context.ts';
import type { ControlPart } from '../../parts/form-items.ts';
import { type ControlProps, useFormParts } from '../../parts/form-parts.ts';
import { useOneForAll } from '../../parts/use-one-for-all.ts';
import { DeviceButtons } from './device-buttons.tsx';
import './responsive-control.css';

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
      <DeviceButtons
        label={item.label}
        isForAll={forAll}
        isSet={(name) =>
          isSet(
            item.parts.find((candidate) => candidate.part === name),
            stored,
          )
        }
        onDevice={() => setForAll(false)}
      >
        {all && (
          <IconButton
            icon={MonitorSmartphone}
            label={panelWords.allDevices}
            pressed={forAll}
            className="device-buttons__device"
            onPress={() => setForAll(true)}
          />
        )}
      </DeviceButtons>
      <FieldInput
        key={part.name}
        field={{ ...withFallback(part.field, all, stored), label: item.label }}
        value={getValueAt(stored, [part.name])}
        path={[...path, part.name]}
      />
    </div>
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
