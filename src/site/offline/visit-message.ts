/** Message of a page that was loaded without the worker: its own URL and those of its files. */
export interface VisitMessage {
  readonly type: 'visit';
  readonly urls: readonly string[];
}

export function isVisitMessage(value: unknown): value is VisitMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { type, urls } = value as Partial<VisitMessage>;
  return type === 'visit' && Array.isArray(urls) && urls.every((url) => URL.canParse(url));
}
