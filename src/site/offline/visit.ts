/** What a page that was loaded without the worker tells it: its own address and what it has loaded. */
export interface Visit {
  readonly type: 'visit';
  readonly urls: readonly string[];
}

export function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false;
  const { type, urls } = value as Partial<Visit>;
  return type === 'visit' && Array.isArray(urls) && urls.every((url) => URL.canParse(url));
}
