import type { SettingPartProps } from './setting-section.tsx';
import { ThemedPictureInput } from './themed-picture-input.tsx';

/** The studio's logo, as each theme shows it. The dark one is asked for once there is one at all. */
export function LogoInput({ form }: SettingPartProps) {
  return <ThemedPictureInput form={form} of="logo" />;
}
