import { describe, expect, it } from 'vitest';
import type { PresentPerson } from '#api/endpoints/presence.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { PresenceHub } from './presence-hub.ts';
import { presenceLimits } from './presence-limits.ts';

/** Messages between servers arrive a moment later. */
async function settle() {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
}

/** Creates servers that receive each other's messages until one is cut off. */
function servers() {
  const clock = { now: 0 };
  const hearers = new Set<(message: string) => void>();
  const start = () => {
    const link = { isDead: false };
    const broadcast = {
      send: async (message: string) => {
        if (!link.isDead) for (const hear of [...hearers]) hear(message);
      },
      hear: (listener: (message: string) => void) => {
        const hear = (message: string) => link.isDead || listener(message);
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    };
    const hub = new PresenceHub({ broadcast, now: () => clock.now, onError: () => {} });
    const die = () => {
      link.isDead = true;
    };
    return { hub, die };
  };
  return { clock, start, shout: (message: string) => hearers.forEach((hear) => void hear(message)) };
}

function visit(hub: PresenceHub, userId: string, tab = `tab-${userId}`, pageId = 'p') {
  const seen: { people: readonly PresentPerson[]; ended: number; tellings: number } = {
    people: [],
    ended: 0,
    tellings: 0,
  };
  const leave = hub.enter({
    pageId,
    userId,
    tab,
    name: userId,
    told: (people) => {
      seen.people = people;
      seen.tellings += 1;
    },
    end: () => {
      seen.ended += 1;
    },
  });
  return { seen, leave, names: () => seen.people.map(({ name, blockId }) => `${name}@${blockId ?? ''}`) };
}

describe('PresenceHub on several servers', () => {
  it('forgets the members connected to a server that died, and only those', async () => {
    const { clock, start } = servers();
    const [one, two, three] = [start(), start(), start()];
    const me = visit(one.hub, 'me');
    visit(two.hub, 'anna');
    visit(three.hub, 'ben');
    await settle();
    expect(me.names()).toEqual(['anna@', 'ben@']);
    await settle();
    two.die();
    for (let beats = 0; beats < 3; beats += 1) {
      clock.now += presenceLimits.beat;
      for (const { hub } of [one, three]) hub.beat();
      await settle();
    }
    await settle();
    expect(me.names()).toEqual(['ben@']);
  });

  it('tells a newly started server which members are already present', async () => {
    const { start } = servers();
    const one = start();
    visit(one.hub, 'anna');
    await settle();
    const late = start();
    const me = visit(late.hub, 'me');
    await settle();
    expect(me.names()).toEqual(['anna@']);
  });

  it('keeps a window that moved to another server when its old server reports it left', async () => {
    const { start } = servers();
    const [one, two, three] = [start(), start(), start()];
    const me = visit(three.hub, 'me');
    const old = visit(one.hub, 'anna', 'tab');
    visit(two.hub, 'anna', 'tab');
    await settle();
    old.leave();
    await settle();
    expect(me.names()).toEqual(['anna@']);
  });

  it('sends no update when a heartbeat changes nothing', async () => {
    const { start } = servers();
    const [one, two] = [start(), start()];
    const me = visit(one.hub, 'me');
    visit(two.hub, 'anna');
    await settle();
    const { tellings } = me.seen;
    two.hub.beat();
    two.hub.beat();
    await settle();
    expect(me.seen.tellings).toBe(tellings);
  });

  it('ignores invalid messages and messages that are not about presence', async () => {
    const { start, shout } = servers();
    const me = visit(start().hub, 'me');
    for (const text of ['', '{', '{"type":"presence/here"}', '{"type":"other"}', 'null']) shout(text);
    await settle();
    expect(me.names()).toEqual([]);
  });

  it('ends its streams when it closes, tells other servers, and rejects new windows', async () => {
    const { start } = servers();
    const [one, two] = [start(), start()];
    const me = visit(one.hub, 'me');
    const other = visit(two.hub, 'anna');
    await settle();
    two.hub.close();
    await settle();
    expect([other.seen.ended, me.names()]).toEqual([1, []]);
    // A closing server rejects a new window, and doesn't announce it to the others.
    const late = visit(two.hub, 'ben');
    await settle();
    expect([late.seen.ended, me.names()]).toEqual([1, []]);
  });

  it('limits the number of windows on one page', async () => {
    const { hub } = servers().start();
    for (let index = 0; index < defaultLimits.windowsPerPage; index += 1) visit(hub, `u${index}`);
    expect(() => visit(hub, 'one-more')).toThrow(/Too many/);
    visit(hub, 'one-more', 't', 'elsewhere');
  });
});
