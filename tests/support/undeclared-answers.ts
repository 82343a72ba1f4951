/**
 * Responses of servers under test that the API's document does not declare. `check-against-document.ts` adds them.
 */
export const undeclaredAnswers = new Set<string>();
