/** What servers under test answered, and the API's document does not know; `hold-to-document.ts` puts it here. */
export const undeclaredAnswers = new Set<string>();
