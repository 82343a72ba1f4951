/** Rejected saves in a row before a pause. */
const collisionsInARow = 4;

/** State of changes made elsewhere that are not merged here yet. Until the merge, nothing is sent. */
export function createUnmerged() {
  let isThere = false;
  /** True if a save was rejected or requested before the merge, after which it follows. */
  let isWanted = false;
  /** Rejected saves in a row. */
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
    /**
     * Records a save that was rejected with 412. True if the merge should pause first, since another client
     * saves as fast.
     */
    recordCollision(): boolean {
      isThere = true;
      isWanted = true;
      collisions += 1;
      return collisions % collisionsInARow === 0;
    },
    merged(): void {
      isThere = false;
      isWanted = false;
    },
    saved(): void {
      collisions = 0;
    },
  };
}
