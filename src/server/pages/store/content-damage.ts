import { channel } from 'node:diagnostics_channel';

/** Stored content that is not what it should be, and can do without: what is wrong, and with which version. */
export interface ContentDamage {
  readonly versionId: string;
  readonly what: string;
}

/** Repositories have no log of their own. Node's diagnostics channels carry what one should know. */
const damages = channel('vitrine:content-damage');

export function reportDamage(damage: ContentDamage): void {
  damages.publish(damage);
}

/** Calls back with every damage that is met. Returns how to stop. */
export function onDamage(listener: (damage: ContentDamage) => void): () => void {
  const observe = (message: unknown) => listener(message as ContentDamage);
  damages.subscribe(observe);
  return () => damages.unsubscribe(observe);
}
