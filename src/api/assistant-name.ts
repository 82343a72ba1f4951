const mark = ' (assistant)';

/**
 * What pages, versions and the log call the assistant that has a key of this name. No e-mail address looks like it, and no two keys
 * have one name, so it says of every act by which key it was done.
 */
export function assistantName(keyName: string): string {
  return `${keyName}${mark}`;
}

/** Matches those names, and no e-mail address, with SQL's `like`. */
export const assistantNamePattern = `%${mark}`;

/** Whether a write is an assistant's, by what the log calls whoever makes it. */
export function isAssistantName(actor: string | null): boolean {
  return actor?.endsWith(mark) ?? false;
}
