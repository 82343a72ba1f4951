/** The form's values. */
export interface RedirectDraft {
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** The redirect being edited; undefined for a new one. */
  readonly was?: { readonly fromPath: string; readonly toPath: string; readonly pageId: string | null };
}

/** Opens the form with a redirect from `fromPath`. */
export type Answer = (fromPath: string, toPath: string) => void;
