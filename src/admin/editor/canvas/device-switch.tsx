import { Monitor } from 'lucide-react';
import { type Device, devices } from '#content/look/layout.ts';
import { Segments } from '../../shared/segments.tsx';
import { PhoneIcon, TabletIcon } from '../../shared/tool-icons.ts';
import { words } from '../../words.ts';
import { useEditor, usePane } from '../services/editor-context.ts';

const icons = { mobile: PhoneIcon, tablet: TabletIcon, desktop: Monitor } as const satisfies Record<
  Device,
  unknown
>;

/** Chooses the width of the page in the frame, and with it the device whose values the panel shows. */
export function DeviceSwitch() {
  const { panes } = useEditor();
  const device = usePane((state) => state.device);
  const options = devices.map((name) => ({ value: name, label: words.devices[name], icon: icons[name] }));
  return (
    <Segments
      label={words.editor.device}
      options={options}
      value={device}
      onValue={(chosen) => panes.showDevice(chosen)}
    />
  );
}
