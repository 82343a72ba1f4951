import { randomUUID } from 'node:crypto';
import { type APIRequest, type BrowserContext, devices, expect } from '@playwright/test';
import type { Role } from '#api/endpoints/auth.ts';
import type { StudioApi } from './studio-api.ts';

/** A member whose account only one test uses, and may therefore change. */
export interface Colleague {
  readonly email: string;
  readonly password: string;
  /** The cookies of the member's session. */
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Creates a member who accepted an invitation, which does not count towards the sign-in rate limit. */
export async function createMember(
  api: StudioApi,
  request: APIRequest,
  baseURL: string | undefined,
  name: string,
  role: Role = 'editor',
): Promise<Colleague> {
  const email = `c${randomUUID().slice(0, 8)}@studio.example`;
  const password = 'het wachtwoord van een collega';
  const path = await api.invite(email, name, role);
  const context = await request.newContext({
    ...(baseURL && { baseURL }),
    userAgent: devices['Desktop Chrome'].userAgent,
  });
  const token = new URL(path, 'http://localhost').searchParams.get('token');
  const answer = await context.post('/api/auth/set-password', { data: { token, password } });
  expect(answer.ok(), 'an invitation can be used').toBe(true);
  const storageState = await context.storageState();
  await context.dispose();
  return { email, password, storageState };
}
