import type { ApiPage } from '#api/schemas/page.ts';
import { isEqual } from '#content/is-equal.ts';
import { type PageDocument, type PageSettings, settingsOf } from '#document/page-document.ts';
import { makeDraft, sendContent } from '../page-api.ts';
import type { SaveHow } from '../saving/save-queue.ts';
import { changedSettings, sendPageSettings } from './send-settings.ts';

interface SenderOptions {
  readonly routeId: string;
  readonly pageId: string;
  /** Told where the server has other settings than were sent: somebody else's are among them. */
  readonly merged: (settings: Partial<PageSettings>) => void;
}

/**
 * Saves a page whole: its content, then its layout and background for the version that this content is in. One save for
 * whoever waits for it; when the second half fails, the whole is sent again.
 */
export function createDocumentSender({ routeId, pageId, merged }: SenderOptions) {
  let known: Partial<PageSettings> = {};
  /** Where a save that failed half-way has brought the page's revision. */
  let reached: { readonly from: string | undefined; readonly to: string | undefined } | undefined;

  async function send(document: PageDocument, how: SaveHow): Promise<{ revision: string | undefined }> {
    const ifMatch = reached && reached.from === how.ifMatch ? reached.to : how.ifMatch;
    const { page, revision } = await sendContent(routeId, pageId, document, { ...how, ifMatch });
    reached = { from: how.ifMatch, to: revision };
    const wanted = settingsOf(document);
    if (changedSettings(known, wanted).length === 0) return { revision };
    const version = await versionOf(page, revision);
    reached = { from: how.ifMatch, to: version.revision };
    const stored = await sendPageSettings({ pageId, versionId: version.id }, known, wanted);
    known = { ...known, ...stored };
    if (!isEqual({ ...wanted, ...stored }, wanted)) merged(stored);
    return { revision: version.revision };
  }

  /** The version that a save writes. A page whose words have not changed may not have a draft yet. */
  async function versionOf(page: ApiPage, revision: string | undefined) {
    const { versioning, draftVersionId, currentVersionId } = page;
    const id = versioning ? draftVersionId : (currentVersionId ?? draftVersionId);
    return id === null ? makeDraft(routeId, page, revision) : { id, revision };
  }

  return {
    send,
    /** What the server has. Only what is known here is ever saved. */
    knows(settings: Partial<PageSettings>): void {
      known = { ...known, ...settings };
    },
  };
}
