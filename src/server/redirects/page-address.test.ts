import { describe, expect, it } from 'vitest';
import { createAddressResolver, type PlacedPage } from './page-address.ts';

const page = (identifier: string, more: Partial<PlacedPage> = {}): PlacedPage => ({
  id: `page_${identifier}`,
  identifier,
  kind: 'page',
  parentId: null,
  ...more,
});

describe('createAddressResolver', () => {
  const parent = page('werkwijze');
  const child = page('sprint', { parentId: parent.id });
  const address = createAddressResolver([child, parent]);

  it('names the parent page, wherever it is in the list', () => {
    expect(address(child)).toEqual({
      id: 'page_sprint',
      identifier: 'sprint',
      kind: 'page',
      parentIdentifier: 'werkwijze',
      path: '/werkwijze/sprint',
    });
  });

  it('treats a page as top-level when its parent is not in the list', () => {
    expect(address(page('los', { parentId: 'page_weg' }))).toMatchObject({
      parentIdentifier: null,
      path: '/los',
    });
  });

  it('puts all cases below one path', () => {
    expect(address(page('shell', { kind: 'case' })).path).toBe('/cases/shell');
  });
});
