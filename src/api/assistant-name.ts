const mark = ' (assistant)';

/**
 * Formats the name of an assistant for pages, versions and the activity log, from its API key's name. It
 * cannot be confused with an email address, and key names are unique, so it identifies the key.
 */
export function formatAssistantName(keyName: string): string {
  return `${keyName}${mark}`;
}

/** SQL `like` pattern that matches these names, and no email address. */
export const assistantNamePattern = `%${mark}`;

/** True if an actor of the log is an assistant. */
export function isAssistantName(actor: string | null): boolean {
  return actor?.endsWith(mark) ?? false;
}
