/** Saves in a row that come too late before there is a pause. */
const collisionsInARow = 4;

/** What is known of work elsewhere that is not merged in here yet: nothing is sent meanwhile. */
export function createUnmerged() {
  let isThere = false;
  /** A save came too late, or was asked for meanwhile: it follows once all is merged. */
  let isWanted = false;
  /** How often in a row a save came too late. */
  let collisions = 0;

  return {
    isThere: () => isThere,
    isWanted: () => isWanted,
    found(): void {
      isThere = true;
    },
    saveWanted(): void {
      isWanted = true;
    },
    /** True where whoever merges should take a breath first: somebody else saves as fast. */
    cameTooLate(): boolean {
      isThere = true;
      isWanted = true;
      collisions += 1;
      return collisions % collisionsInARow === 0;
    },
    merged(): void {
      isThere = false;
      isWanted = false;
    },
    /** The server took a save. */
    saved(): void {
      collisions = 0;
    },
  };
}
