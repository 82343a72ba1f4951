import type { SettingPartProps } from './setting-section.tsx';
import { ThemedPictureInput } from './themed-picture-input.tsx';

/** The studio's logo for each theme. The dark one can be chosen once there is a light one. */
export function LogoInput({ form }: SettingPartProps) {
  return <ThemedPictureInput form={form} of="logo" />;
}
