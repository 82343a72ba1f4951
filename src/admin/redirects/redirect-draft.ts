/** A redirect as it is written in the form. */
export interface RedirectDraft {
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** The redirect that is edited; absent for a new one. */
  readonly was?: { readonly fromPath: string; readonly toPath: string; readonly pageId: string | null };
}

/** Takes the redirect of an address into the form. */
export type Answer = (fromPath: string, toPath: string) => void;
