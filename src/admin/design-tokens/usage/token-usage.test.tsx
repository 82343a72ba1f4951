// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { TokenUses } from '#api/schemas/design-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { listDependentTokens, TokenUsage } from './token-usage.tsx';

afterEach(cleanup);

function open(path: string, uses: TokenUses, changes: TokenChanges = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['design-tokens', 'uses'], uses);
  client.setQueryDefaults(['design-tokens', 'uses'], { queryFn: () => uses });
  globalThis.fetch = async () => Response.json(uses);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TokenUsage path={path} changes={changes} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const onWork = {
  identifier: 'work',
  title: { nl: 'Werk', en: 'Work' },
  isLive: true,
  isInDraft: false,
  isInBackground: true,
  blocks: [
    { id: 'a', type: 'text', isInDraft: true },
    { id: 'b', type: 'text', isInDraft: true },
    { id: 'c', type: 'divider', isInDraft: false },
  ],
  blockCount: 5,
};

it('a primitive token lists the roles that use it, and the places that use those roles', async () => {
  open('palette.accent.1', [{ path: 'color.accent', pages: [onWork], isInSiteBackground: true }]);
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Accent')).toBe('/?part=colors&token=color.accent');
  expect(getHref('Werk')).toBe('/admin/pages/edit/work');
  expect(screen.getByText('as Accent, background')).toBeTruthy();
  expect(await screen.findByText(/Button/)).toBeTruthy();
});

it('each block links to itself in the editor, unless only the live version has it', () => {
  open('color.accent', [{ path: 'color.accent', pages: [onWork], isInSiteBackground: false }]);
  const second = screen.getByRole('link', { name: /2 on Werk$/ });
  expect(second.getAttribute('href')).toBe('/admin/pages/edit/work?block=b');
  expect(screen.getByText(/\(live version only\)$/)).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
});

it('dependent tokens follow from the references in the draft', () => {
  const changes: TokenChanges = {
    'color.accent': { value: '{color.ink}' },
    'color.line': { value: '{color.accent}' },
  };
  expect(listDependentTokens('color.ink', changes)).toEqual(['color.line', 'color.accent']);
  expect(listDependentTokens('palette.accent.1', changes)).toEqual([]);
});
