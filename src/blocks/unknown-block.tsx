export const describeUnknownBlock = (type: string) => `Unknown block type: ${type}`;

/** Placeholder for a block of an unknown type, whose content is kept unchanged. */
export function UnknownBlock({ type }: { type: string }) {
  return <p className="caption">{describeUnknownBlock(type)}</p>;
}
