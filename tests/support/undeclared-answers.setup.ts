import { afterAll, expect } from 'vitest';
import { undeclaredAnswers } from './undeclared-answers.ts';

// Wherever the call is made: a file that is answered something undocumented fails.
afterAll(() => expect([...undeclaredAnswers], 'answers that the API document does not know').toEqual([]));
