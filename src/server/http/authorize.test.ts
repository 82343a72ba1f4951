import { describe, expect, it } from 'vitest';
import { people } from '../../../tests/support/test-app.ts';
import { authorize } from './authorize.ts';

describe('authorize', () => {
  const { editor, owner } = people;
  it.each([
    { who: undefined, name: 'nobody', call: [true, false, false], protection: [false, false] },
    { who: editor, name: 'an editor', call: [true, true, false], protection: [false, false] },
    { who: owner, name: 'an owner', call: [true, true, true], protection: [true, true] },
    { who: 'system' as const, name: 'the system', call: [true, true, true], protection: [true, true] },
  ])('decides what $name may do', ({ who, call, protection }) => {
    const calls = (['public', 'editor', 'owner'] as const).map((access) => authorize(who, 'call', access));
    expect(calls).toEqual(call);
    expect([authorize(who, 'read', 'protection'), authorize(who, 'change', 'protection')]).toEqual(
      protection,
    );
    expect(authorize(who, 'share', 'protectedDraft')).toBe(protection[0]);
  });
});
