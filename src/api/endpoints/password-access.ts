import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer } from '../schemas/common.ts';

const tag = 'Password access';
const password = z.string().max(200).regex(/\S/, 'must not be empty');

export const passwordAccessSchema = z.object({ id: z.string(), password }).meta({ id: 'PasswordAccess' });
const byId = z.object({ id: z.string().describe("The shared password's id.") });

export const listPasswordAccess = endpoint({
  method: 'GET',
  path: '/admin/password-access',
  tag,
  access: 'owner',
  summary: 'The passwords that pages can share.',
  answer: z.array(passwordAccessSchema),
});

export const createPasswordAccess = endpoint({
  method: 'POST',
  path: '/admin/password-access',
  tag,
  access: 'owner',
  summary: 'Make a shared password.',
  status: 201,
  body: z.object({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be lower-case letters, digits and hyphens'),
    password,
  }),
  answer: passwordAccessSchema,
  errors: ['page/identifier-taken'],
});

export const savePasswordAccess = endpoint({
  method: 'PUT',
  path: '/admin/password-access/:id',
  tag,
  access: 'owner',
  summary: 'Change a shared password.',
  params: byId,
  body: z.object({ password }),
  answer: passwordAccessSchema,
  errors: ['password-access/not-found'],
});

export const deletePasswordAccess = endpoint({
  method: 'DELETE',
  path: '/admin/password-access/:id',
  tag,
  access: 'owner',
  summary: 'Drop a shared password. While pages open with it, it stays: the answer names them.',
  params: byId,
  answer: emptyAnswer,
  errors: ['password-access/not-found', 'password-access/in-use'],
});
