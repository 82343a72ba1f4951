// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from './api.ts';
import { LoginScreen, resolveNextAddress } from './login-screen.tsx';
import type { SessionStatus } from './session.ts';

const be = (status: SessionStatus) => act(async () => session.store.setState({ status }));

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(SVGElement.prototype, 'getAnimations');
});

/** Replaces the drawing's animations until they are finished by hand. */
function moving() {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.defineProperty(SVGElement.prototype, 'getAnimations', {
    configurable: true,
    value: () => [{ finished: promise }],
  });
  return resolve;
}

function open() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/login?next=%2Fadmin%2Fmedia']}>
        <Routes>
          <Route path="/admin/login" element={<LoginScreen />} />
          <Route path="/admin/media" element={<p>The library</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const isLit = () => document.querySelector('.lit-niche')?.hasAttribute('data-lit');

test('after sign-in the light turns on first, then the requested screen opens', async () => {
  const lit = moving();
  await be('signed-out');
  open();
  expect(isLit()).toBe(false);
  await be('signed-in');
  expect([isLit(), screen.queryByText('The library')]).toEqual([true, null]);
  await act(async () => lit());
  expect(screen.getByText('The library')).toBeDefined();
});

test('without an animation, the requested screen opens immediately', async () => {
  await be('signed-out');
  open();
  await be('signed-in');
  expect(screen.getByText('The library')).toBeDefined();
});

test('a user who is already signed in is redirected without waiting for the light', async () => {
  moving();
  await be('starting');
  open();
  await be('signed-in');
  expect(screen.getByText('The library')).toBeDefined();
});

test('the next parameter never leads outside the admin area', () => {
  expect([
    resolveNextAddress('/admin/media'),
    resolveNextAddress('https://evil.example'),
    resolveNextAddress('/administrator'),
  ]).toEqual(['/admin/media', '/admin', '/admin']);
});
