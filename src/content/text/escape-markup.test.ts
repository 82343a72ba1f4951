import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it('escapeMarkup escapes ampersands, angle brackets and double quotes', () => {
  expect(escapeMarkup(`<b title="R&D">&lt; 'zo'</b>`)).toBe(
    "&lt;b title=&quot;R&amp;D&quot;&gt;&amp;lt; 'zo'&lt;/b&gt;",
  );
});
