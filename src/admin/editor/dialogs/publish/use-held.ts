import { useCallback, useMemo, useState } from 'react';
import { changeKey } from '#document/compare/page-change.ts';
import { takeBack } from '#document/compare/take-back.ts';
import type { PageDocument } from '#document/page-document.ts';
import { useEditor } from '../../services/editor-context.ts';
import type { ChangeChoice } from '../compare/change-group.tsx';
import type { Comparison } from '../compare/use-comparison.ts';

/** Changes that stay in the draft, and the page that visitors get without them. */
export function useHeld(comparison: Comparison | undefined, draft: PageDocument) {
  const { definitions } = useEditor();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const held = useMemo(
    () => comparison?.changes.filter((change) => keys.has(changeKey(change))) ?? [],
    [comparison, keys],
  );
  const live = useMemo(
    () => (comparison && held.length > 0 ? takeBack(definitions, comparison, held) : draft),
    [definitions, comparison, held, draft],
  );
  const hold = useCallback(
    (some: readonly string[], isHeld: boolean) =>
      setKeys((before) => {
        const after = new Set(before);
        for (const key of some) {
          if (isHeld) after.add(key);
          else after.delete(key);
        }
        return after;
      }),
    [],
  );
  const choice = useMemo<ChangeChoice>(() => ({ isHeld: (key) => keys.has(key), hold }), [keys, hold]);
  return { held: held.length, live, choice };
}
