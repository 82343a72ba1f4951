import type { Device, LayoutSettings } from '#content/look/layout.ts';
import type { ContainerKey, DeviceKey, LayoutLevels } from '#content/look/layout-levels.ts';
import {
  withComposition,
  withContainerValue,
  withDeviceValue,
  withOverride,
  withoutDevice,
} from '#document/layout-edits.ts';
import type { Composition } from '#tokens/compositions.ts';
import { layoutWords } from '../../../forms/layout-words.ts';
import { compositionWords } from '../../../shared/blocks/composition-words.ts';
import { words } from '../../../words.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';

export interface LayoutEditing {
  readonly levels: LayoutLevels;
  readonly setComposition: (value: Composition | undefined) => void;
  readonly setForAll: (key: ContainerKey, value: string | undefined) => void;
  readonly setOn: (device: Device, key: DeviceKey, value: string | undefined) => void;
  readonly override: (device: Device, on: boolean) => void;
  readonly resetDevice: (device: Device) => void;
  readonly resetAll: () => void;
}

/** The page's layout with its inherited levels and functions that change it; undefined while loading. */
export function useLayout(): LayoutEditing | undefined {
  const { editing } = useEditor();
  const own = useDraft(({ content }) => content.layoutSettings);
  const { levels } = useSettingsLevels();
  if (own === undefined) return undefined;
  const set = (next: LayoutSettings | null, label: string, streams?: string) =>
    editing.setSetting('layoutSettings', next, { label, ...(streams !== undefined && { streams }) });
  const labels = layoutWords.container;
  return {
    levels: { site: levels.globalLayout, page: levels.ofPage.layoutSettings, own },
    setComposition: (value) => set(withComposition(own, value), compositionWords.name),
    setForAll: (key, value) => set(withContainerValue(own, key, value), labels[key], key),
    setOn: (device, key, value) =>
      set(
        withDeviceValue(own, device, key, value),
        layoutWords.onDevice(labels[key], words.devices[device]),
        `${device} ${key}`,
      ),
    override: (device, on) => set(withOverride(own, device, on), layoutWords.override(words.devices[device])),
    resetDevice: (device) =>
      set(withoutDevice(own, device), layoutWords.onDevice(layoutWords.name, words.devices[device])),
    resetAll: () => set(null, layoutWords.name),
  };
}
