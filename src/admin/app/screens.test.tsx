// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formerAddresses } from '../shared/navigation.ts';
import { Screens } from './screens.tsx';

vi.mock('../session/require-session.tsx', () => ({
  RequireSession: ({ children }: { readonly children: ReactNode }) => children,
}));
// Only the routing is tested, so the layout is replaced.
vi.mock('./sidebar-layout.tsx', async () => ({ SidebarLayout: (await import('react-router')).Outlet }));
vi.mock('../shared/loading.tsx', () => ({ Loading: () => null }));

afterEach(cleanup);

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`${pathname}${search}${hash}`}</p>;
}

test.each(Object.entries(formerAddresses))(
  '/admin/%s redirects to %s, with its query and hash',
  async (former, present) => {
    render(
      <MemoryRouter initialEntries={[`/admin/${former}?page=1#part`]}>
        <Screens />
        <Address />
      </MemoryRouter>,
    );
    expect(await screen.findByText(`${present}${present.includes('?') ? '&' : '?'}page=1#part`)).toBeTruthy();
  },
);
