import { listVersions } from '#api/endpoints/pages.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import type { ViewStore } from './view-store.ts';

interface LookOptions {
  readonly pageId: string;
  readonly view: ViewStore;
  readonly toast: (toast: ToastInput) => void;
}

/** Opens the newest version of this name in the list of versions. */
export async function openVersion({ pageId, view, toast }: LookOptions, name: string): Promise<void> {
  try {
    const { data } = await api.call(listVersions, { params: { identifier: pageId } });
    const found = data.find((version) => version.name === name);
    if (found) view.setState({ dialog: { type: 'version', versionId: found.id } });
    else toast({ text: words.versions.missing, tone: 'error' });
  } catch (error) {
    toast({ text: formatErrorMessage(error), tone: 'error' });
  }
}
