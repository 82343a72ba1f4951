import { Monitor } from 'lucide-react';
import { type Device, devices } from '#content/look/layout.ts';
import { classNames } from '#ui/class-names.ts';
import { panelWords } from '../../../forms/panel-words.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { PhoneIcon, TabletIcon } from '../../../shared/tool-icons.ts';
import { words } from '../../../words.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import './device-button.css';

const icons = { mobile: PhoneIcon, tablet: TabletIcon, desktop: Monitor } as const satisfies Record<
  Device,
  unknown
>;

const next = { desktop: 'tablet', tablet: 'mobile', mobile: 'desktop' } as const satisfies Record<
  Device,
  Device
>;

interface DeviceButtonProps {
  /** Label of the field. */
  readonly label: string;
  /** True if the device has a value of its own. */
  readonly isSet: (device: Device) => boolean;
}

/**
 * Shows the device whose value a field edits, and goes to the next one: the frame shows the page at its width.
 * Coloured if a tablet or phone has a value of its own.
 */
export function DeviceButton({ label, isSet }: DeviceButtonProps) {
  const { panes } = useEditor();
  const shown = usePane((state) => state.device);
  const set = devices.filter((device) => device !== 'desktop' && isSet(device));
  return (
    <IconButton
      icon={icons[shown]}
      label={panelWords.deviceOf(
        label,
        words.devices[shown],
        set.map((device) => words.devices[device]),
      )}
      className={classNames(
        'device-button',
        shown === 'desktop' && set.length === 0 && 'device-button--quiet',
        set.length > 0 && 'device-button--set',
      )}
      onPress={() => panes.showDevice(next[shown])}
    />
  );
}
