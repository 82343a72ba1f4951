import { ChevronRight, File } from 'lucide-react';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { words } from '../../../words.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import type { Finding } from '../../work/preflight/finding.ts';
import { preflightWords as say } from '../../work/preflight/preflight-words.ts';

interface Props {
  readonly finding: Finding;
  readonly go: (finding: Finding) => void;
  readonly fix: (finding: Finding, pressed: HTMLElement) => void;
}

/** One finding: what it is about, which leads there, and what one press can do about it. */
export function FindingLine({ finding, go, fix }: Props) {
  const { definitions } = useEditor();
  const { language, place, sentence } = finding;
  const block = useDraft(({ tree }) => tree.find(place.blockId)?.block);
  const name = block ? (definitions.get(block.type)?.label ?? block.type) : say.page;
  return (
    <li className="finding">
      <button type="button" className="finding__go" onClick={() => go(finding)}>
        {block ? <BlockIcon type={block.type} /> : <File aria-hidden="true" />}
        <span className="finding__text">
          <span className="finding__name">
            {name}
            {language && <span className="finding__language">{words.languages[language]}</span>}
          </span>
          <span>{sentence}</span>
        </span>
        {!finding.fix && <ChevronRight aria-hidden="true" />}
      </button>
      {finding.fix && (
        <button
          type="button"
          className="finding__fix"
          aria-label={say.fixOf(finding.fix.label, sentence)}
          onClick={(event) => fix(finding, event.currentTarget)}
        >
          {finding.fix.label}
        </button>
      )}
    </li>
  );
}
