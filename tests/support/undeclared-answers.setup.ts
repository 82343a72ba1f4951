import { afterAll, expect } from 'vitest';
import { undeclaredAnswers } from './undeclared-answers.ts';

// A test file fails if any of its requests gets an undocumented response.
afterAll(() => expect([...undeclaredAnswers], 'answers that the API document does not know').toEqual([]));
