import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { CompositionChoice } from '../../shared/blocks/composition-choice.tsx';
import { compositionWords as words } from '../../shared/blocks/composition-words.ts';
import { TokenPart } from '../part/token-part.tsx';

interface CompositionSectionProps {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

/** Sets the composition of all pages that do not have their own. */
export function CompositionSection({ changes, onChange }: CompositionSectionProps) {
  const { page } = getResolvedTokens(changes).composition;
  return (
    <TokenPart title={words.name} help={words.help}>
      <CompositionChoice
        value={page}
        onValue={(value) => onChange({ ...changes, 'composition.page': { value } })}
      />
      <p>{words.about[page]}</p>
    </TokenPart>
  );
}
