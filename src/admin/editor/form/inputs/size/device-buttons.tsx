import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Device, devices } from '#content/look/layout.ts';
import { classNames } from '#ui/class-names.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { PhoneIcon, TabletIcon } from '../../../../shared/tool-icons.ts';
import { words } from '../../../../words.ts';
import { usePane, useThisPane } from '../../../services/editor-context.ts';
import './device-buttons.css';

const icons = { mobile: PhoneIcon, tablet: TabletIcon, desktop: Monitor } as const satisfies Record<
  Device,
  unknown
>;

interface DeviceButtonsProps {
  readonly label: string;
  /** True if the device has a value of its own. */
  readonly isSet: (device: Device) => boolean;
  /** True if none of the devices is edited, but all at once. */
  readonly isForAll?: boolean;
  readonly onDevice?: () => void;
  readonly children?: ReactNode;
}

/** Buttons that choose the device whose value a control edits; the frame shows the page at its width. */
export function DeviceButtons({ label, isSet, isForAll, onDevice, children }: DeviceButtonsProps) {
  const pane = useThisPane();
  const shown = usePane((state) => state.device);
  return (
    <fieldset
      className="device-buttons"
      aria-label={panelWords.devices(label)}
      data-quiet={shown === 'desktop' && !isSet('tablet') && !isSet('mobile') ? '' : undefined}
    >
      {children}
      {devices.map((name) => {
        const set = isSet(name);
        return (
          <IconButton
            key={name}
            icon={icons[name]}
            label={set ? panelWords.deviceSet(words.devices[name]) : words.devices[name]}
            pressed={!isForAll && name === shown}
            className={classNames('device-buttons__device', set && 'device-buttons__device--set')}
            onPress={() => {
              onDevice?.();
              pane.store.setState({ device: name, frameWidth: undefined });
            }}
          />
        );
      })}
    </fieldset>
  );
}
