import { Monitor } from 'lucide-react';
import type { Device } from '#content/look/layout.ts';
import { classNames } from '#ui/class-names.ts';
import { panelWords } from '../../../forms/panel-words.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { PhoneIcon, TabletIcon } from '../../../shared/tool-icons.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import './device-button.css';

const icons = { mobile: PhoneIcon, tablet: TabletIcon, desktop: Monitor } as const satisfies Record<
  Device,
  unknown
>;

interface DeviceButtonProps {
  /** Label of the field. */
  readonly label: string;
  /** Device whose value the field edits. */
  readonly device: Device;
  /** Devices that the field can have values for, the widest first. */
  readonly devices: readonly Device[];
  /** True if the device has its own value. */
  readonly isSet: (device: Device) => boolean;
}

/**
 * Shows the device whose value a field edits, and goes to the next one: the frame shows the page at its
 * width. Coloured if a tablet or phone has its own value.
 */
export function DeviceButton({ label, device, devices, isSet }: DeviceButtonProps) {
  const { panes } = useEditor();
  const next = devices[(devices.indexOf(device) + 1) % devices.length] ?? 'desktop';
  const set = devices.filter((one) => one !== 'desktop' && isSet(one));
  return (
    <IconButton
      icon={icons[device]}
      label={panelWords.deviceOf(
        label,
        words.devices[device],
        set.map((one) => words.devices[one]),
      )}
      className={classNames(
        'device-button',
        device === 'desktop' && set.length === 0 && 'device-button--quiet',
        set.length > 0 && 'device-button--set',
      )}
      onPress={() => panes.showDevice(next)}
    />
  );
}
