import { useStore } from 'zustand';
import { Toggle } from '#ui/toggle/toggle.tsx';
import { singleKeys, switchSingleKeys } from '../shared/single-keys.ts';
import { words } from '../words.ts';

/** Switches single-key shortcuts on or off, on the shortcut sheet and in the profile. */
export function SingleKeysToggle() {
  const areOn = useStore(singleKeys, (state) => state.areOn);
  return (
    <Toggle checked={areOn} onChange={(event) => switchSingleKeys(event.target.checked)}>
      {words.shortcuts.singleKeys}
    </Toggle>
  );
}
