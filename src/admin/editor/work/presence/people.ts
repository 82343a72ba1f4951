import type { PresentPerson } from '#api/endpoints/presence.ts';

/** Another member who has the page open, in one or more windows. */
export interface Collaborator {
  readonly userId: string;
  readonly name: string;
  /** Hue of their colour in degrees, the same for all members. */
  readonly hue: number;
  /** Blocks selected in each of their windows. */
  readonly blockIds: readonly string[];
}

/** Hues far from each other, from the selection colour and from that of errors. */
const hues = [150, 310, 80, 195, 350, 120] as const;

/**
 * Lists the other members who have the page open. Own windows are left out, since another notice reports
 * them.
 */
export function listCollaborators(
  windows: readonly PresentPerson[],
  ownId: string | undefined,
): readonly Collaborator[] {
  const byId = Map.groupBy(
    windows.filter(({ userId }) => userId !== ownId),
    ({ userId }) => userId,
  );
  const taken = new Set<number>();
  // Sorted, so that all members see the same colours.
  return [...byId]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([userId, own]) => {
      const hue = findFreeHue(userId, taken);
      taken.add(hue);
      const blockIds = [...new Set(own.flatMap(({ blockId }) => blockId ?? []))];
      return { userId, name: own[0]?.name ?? '', hue, blockIds };
    });
}

function findFreeHue(userId: string, taken: ReadonlySet<number>): number {
  const start = [...userId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const inOrder = hues.map((_, index) => hues[(start + index) % hues.length] ?? hues[0]);
  return inOrder.find((hue) => !taken.has(hue)) ?? inOrder[0] ?? hues[0];
}

/** Formats initials: "SJ" for Sara Jansen, "S" for Sara. */
export function formatInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
