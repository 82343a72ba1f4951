import { useState } from 'react';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { Segments } from '../../shared/segments.tsx';
import { words } from '../../words.ts';
import { exchangeDialogWords as say } from './exchange-dialog-words.ts';
import { ExportTokens } from './export-tokens.tsx';
import { ImportTokens } from './import-tokens.tsx';
import './exchange.css';

export interface ExchangeDialogProps {
  /** Draft tokens. */
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
  readonly onClose: () => void;
}

/** Imports tokens into the draft and exports the draft. */
export function ExchangeDialog({ changes, onChange, onClose }: ExchangeDialogProps) {
  const [direction, setDirection] = useState<'import' | 'export'>('import');
  return (
    <Modal title={say.title} size="large" closeLabel={words.close} onClose={onClose}>
      <div className="form token-exchange">
        <Segments
          label={say.direction}
          options={[
            { value: 'import', label: say.import },
            { value: 'export', label: say.export },
          ]}
          value={direction}
          onValue={setDirection}
        />
        {direction === 'import' ? (
          <ImportTokens
            changes={changes}
            onApply={(next) => {
              onChange(next);
              onClose();
            }}
          />
        ) : (
          <ExportTokens changes={changes} />
        )}
      </div>
    </Modal>
  );
}
