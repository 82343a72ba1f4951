/** Stands where a block of a type nobody knows is stored. The block itself is kept as it came. */
export function UnknownBlock({ type }: { type: string }) {
  return <p className="caption">{`Unknown block type: ${type}`}</p>;
}
