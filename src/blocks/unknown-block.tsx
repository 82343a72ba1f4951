/** Placeholder for a block of an unknown type, whose content is kept unchanged. */
export function UnknownBlock({ type }: { type: string }) {
  return <p className="caption">{`Unknown block type: ${type}`}</p>;
}
