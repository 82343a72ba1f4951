/** What a page that was loaded without the worker tells it: its own address and what it has loaded. */
export interface VisitMessage {
  readonly type: 'visit';
  readonly urls: readonly string[];
}

export function isVisitMessage(value: unknown): value is VisitMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { type, urls } = value as Partial<VisitMessage>;
  return type === 'visit' && Array.isArray(urls) && urls.every((url) => URL.canParse(url));
}
