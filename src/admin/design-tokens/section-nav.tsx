import { memo, useEffect, useRef } from 'react';
import { tokenWords } from './work/design-tokens-words.ts';
import { type SectionId, tokenSections } from './work/token-sections.ts';

interface SectionNavProps {
  readonly section: SectionId;
  readonly drafted: readonly string[];
  readonly onSection: (section: SectionId) => void;
}

/** The parts of the design, with how much of each differs from what visitors see. */
export const SectionNav = memo(function SectionNav({ section, drafted, onSection }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where there is room for some of them alone, the one that is open is among those.
    const current = nav.current?.querySelector(`[data-section="${section}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section]);
  return (
    <nav ref={nav} className="tokens-nav" aria-label={tokenWords.sections.label}>
      {tokenSections.map(({ id, label, scales }) => {
        const count = drafted.filter((path) =>
          (scales as readonly string[]).includes(path.split('.', 1)[0] ?? ''),
        ).length;
        return (
          <button
            key={id}
            type="button"
            className="tokens-nav__part"
            data-section={id}
            aria-current={id === section ? 'true' : undefined}
            onClick={() => onSection(id)}
          >
            {label}
            {count > 0 && (
              <span className="tokens-nav__count" title={tokenWords.changedHere(count)}>
                {count}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
});
