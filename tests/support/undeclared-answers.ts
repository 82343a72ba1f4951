/**
 * Responses of servers under test that the API's document does not declare. `hold-to-document.ts` adds them.
 */
export const undeclaredAnswers = new Set<string>();
