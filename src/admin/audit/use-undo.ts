import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntry, undoAudit } from '#api/endpoints/audit.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { auditWords } from './audit-words.ts';

/** Takes back what entries of the log tell of; says that it did, or why not. */
export function useUndo() {
  const client = useQueryClient();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  async function undo({ id }: AuditEntry, what: string): Promise<void> {
    setBusy(true);
    try {
      await api.call(undoAudit, { params: { id } });
      show({ text: auditWords.undone(what) });
    } catch (error) {
      show({ text: messageOf(error), tone: 'error' });
    }
    // It may have been about anything.
    await client.invalidateQueries();
    setBusy(false);
  }
  return { isBusy, undo };
}
