import { storedTokenChangesSchema, type TokenChanges } from '#tokens/token-changes.ts';
import { beginDraft, createTokenDraft, isDrafted, type TokenDraft } from './token-draft.ts';

const name = 'vitrine-token-draft';
/** ms of inactivity after which the draft is stored, so that dragging does not write. */
const pause = 300;

/** The draft tokens, kept in the browser across reloads, screens and sign-outs. */
export const tokenDraft = createTokenDraft(read() ?? beginDraft({ version: 0, changes: {} }));

let timer: ReturnType<typeof setTimeout> | undefined;

tokenDraft.store.subscribe(() => {
  clearTimeout(timer);
  timer = setTimeout(keep, pause);
});
// Stores changes that the pause has not stored yet.
addEventListener('pagehide', keep);

function keep(): void {
  const draft = tokenDraft.store.getState();
  try {
    if (!isDrafted(draft)) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(draft.content));
  } catch {
    // If storage fails, the draft is kept until the window closes.
  }
}

function read(): TokenDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null');
    const base = storedTokenChangesSchema.safeParse(kept?.base?.changes);
    const changes = storedTokenChangesSchema.safeParse(kept?.changes);
    if (!base.success || !changes.success || typeof kept.base.version !== 'number') return undefined;
    const published = { version: kept.base.version, changes: base.data as TokenChanges };
    return beginDraft(published, changes.data as TokenChanges);
  } catch {
    return undefined;
  }
}
