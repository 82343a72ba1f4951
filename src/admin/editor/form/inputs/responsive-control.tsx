import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type Device, devices } from '#content/layout.ts';
import { valueAt } from '#content/value-at.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { words } from '../../../words.ts';
import { usePane, useThisPane } from '../../services/editor-context.ts';
import { type ControlProps, useFormParts } from '../parts/form-parts.ts';
import './responsive-control.css';

const icons = { mobile: Smartphone, tablet: Tablet, desktop: Monitor } as const satisfies Record<
  Device,
  unknown
>;

/** One value per device. The frame's width says which one is edited, and choosing one sets the frame. */
export function ResponsiveControl({ item, stored, path }: ControlProps) {
  const pane = useThisPane();
  const { FieldInput } = useFormParts();
  const device = usePane((state) => state.device);
  const part = item.parts.find((candidate) => candidate.part === device) ?? item.parts[0];
  if (!part) return null;
  return (
    <div className="responsive">
      <fieldset className="responsive__devices" aria-label={words.panel.devices(item.label)}>
        {devices.map((name) => {
          const own = item.parts.find((candidate) => candidate.part === name);
          const isSet = own !== undefined && valueAt(stored, [own.name]) !== undefined;
          return (
            <IconButton
              key={name}
              icon={icons[name]}
              label={isSet ? words.panel.deviceSet(words.devices[name]) : words.devices[name]}
              pressed={name === device}
              className={isSet ? 'responsive__device responsive__device--set' : 'responsive__device'}
              onPress={() => pane.store.setState({ device: name, frameWidth: undefined })}
            />
          );
        })}
      </fieldset>
      <FieldInput
        key={part.name}
        field={{ ...part.field, label: item.label }}
        value={valueAt(stored, [part.name])}
        path={[...path, part.name]}
      />
    </div>
  );
}
