import { z } from 'zod';

const who = { pageId: z.string(), userId: z.string(), tab: z.string() };

/** What servers tell each other of presence. */
const messageSchema = z.discriminatedUnion('type', [
  /** Somebody is there, on the server that says so; said again and again. */
  z.object({
    type: z.literal('presence/here'),
    serverId: z.string(),
    ...who,
    name: z.string(),
    blockId: z.string().nullable(),
  }),
  /** A server that has just started knows of nobody. */
  z.object({ type: z.literal('presence/ask'), serverId: z.string() }),
  z.object({ type: z.literal('presence/left'), serverId: z.string(), ...who }),
  /** Somebody whose window is on another server works on another block. */
  z.object({
    type: z.literal('presence/moved'),
    serverId: z.string(),
    ...who,
    blockId: z.string().nullable(),
  }),
]);
export type PresenceMessage = z.infer<typeof messageSchema>;

/** Undefined for what is about something else, or of a server of another version. */
export function parsePresence(text: string): PresenceMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
