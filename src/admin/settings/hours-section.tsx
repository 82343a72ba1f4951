import { HoursInput } from './hours-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';

/** When the studio is open, and by which clock. */
export function HoursSection({ form }: SettingPartProps) {
  return (
    <SettingSection of="hours">
      <HoursInput
        value={form.values.openingHours}
        issues={form.issues}
        onValue={(hours) => form.set('openingHours', hours)}
      />
      <SettingText
        form={form}
        of="timeZone"
        maxLength={60}
        help={settingsWords.help.timeZone}
        list="time-zones"
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </SettingSection>
  );
}
