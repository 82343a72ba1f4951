import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AuditAction } from './audit-action.ts';
import { findAuditAction, listAuditActions } from './audit-actions.ts';
import { endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { siteAuditActions } from './site-audit-actions.ts';

const call = { path: '/x', tag: 'X', access: 'editor', summary: 'X.', answer: z.object({}) } as const;

describe('activity log actions', () => {
  it('must be declared by every endpoint that writes, or it does not compile', () => {
    // @ts-expect-error Without `audit` it does not compile.
    const silent = endpoint({ ...call, method: 'POST' });
    expect(silent.audit).toEqual({});
    expect(endpoint({ ...call, method: 'GET' }).audit).toEqual({});
  });

  it('have one declaration per name', () => {
    const declared = new Map<string, AuditAction>();
    for (const actions of [siteAuditActions, ...endpoints.map(({ audit }) => audit)])
      for (const [name, action] of Object.entries(actions)) {
        expect(declared.get(name) ?? action, name).toBe(action);
        declared.set(name, action);
      }
    expect(listAuditActions(() => true).sort()).toEqual([...declared.keys()].sort());
  });

  it('have a sentence even for an entry without details', () => {
    const sentences = listAuditActions(() => true).map((name) => {
      const { sentence = '' } = findAuditAction(name) ?? {};
      return typeof sentence === 'string' ? sentence : sentence({});
    });
    expect(sentences.filter((sentence) => !/^[a-z].*[^.]$/.test(sentence))).toEqual([]);
  });
});
