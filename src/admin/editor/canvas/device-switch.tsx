import { DeviceSegments } from '../../site-frame/preview-switches.tsx';
import { useEditor, usePane } from '../services/editor-context.ts';

/** Chooses the width of the page in the frame, and with it the device whose values the panel shows. */
export function DeviceSwitch() {
  const { panes } = useEditor();
  const device = usePane((state) => state.device);
  return <DeviceSegments value={device} onValue={(chosen) => panes.showDevice(chosen)} />;
}
