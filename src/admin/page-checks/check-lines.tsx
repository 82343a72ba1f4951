import { ChevronRight } from 'lucide-react';
import type { Definitions } from '#content/block/block.ts';
import { BlockIcon } from '../shared/blocks/block-icon.tsx';
import type { CheckLine } from './page-checks.ts';
import './check-lines.css';

interface Props {
  readonly definitions: Definitions;
  readonly lines: readonly CheckLine[];
  /** Goes to the field or block of a line. */
  readonly go: (line: CheckLine) => void;
}

/** A list of checks, one line each: the block, and the problem. */
export function CheckLines({ definitions, lines, go }: Props) {
  return (
    <ul className="issues">
      {lines.map((line) => (
        <li key={`${line.block?.id} ${line.field} ${line.message}`}>
          <button type="button" className="line-button issues__line" onClick={() => go(line)}>
            {line.block && <BlockIcon type={line.block.type} />}
            <span className="issues__text">
              {line.block && <strong>{definitions.get(line.block.type)?.label ?? line.block.type}</strong>}
              <span>{line.message}</span>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
