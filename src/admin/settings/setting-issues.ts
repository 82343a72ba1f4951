import { type SiteSettings, siteSettingsChangesSchema } from '#api/schemas/settings.ts';

/** Error of each changed setting by its path: `emailAddress`, `openingHours.Mo.0.to`. */
export type SettingIssues = ReadonlyMap<string, string>;

export function findSettingIssues(changes: Partial<SiteSettings>): SettingIssues {
  const { error } = siteSettingsChangesSchema.safeParse(changes);
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), toSentence(message)]));
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
