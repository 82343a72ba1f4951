import { Component, type ReactNode } from 'react';
import type { Block } from '#content/block/block.ts';
import { toolLanguage } from '#content/language/language.ts';

/** Explains why a block could not be rendered, to follow "because" in a sentence. */
export function explainBlockFailure(error: unknown): string {
  // A RangeError's message is about the call stack, which does not help an author.
  if (error instanceof RangeError) return 'its content is nested too deeply';
  return error instanceof Error ? error.message : String(error);
}

/** Placeholder for a failed block in the editor's frame. Visitors get nothing. */
export function BlockFailure({ error }: { readonly error: unknown }) {
  return (
    <p className="block-failure" lang={toolLanguage}>
      Couldn’t render this block: {explainBlockFailure(error)}.
    </p>
  );
}

interface BoundaryProps {
  /** The rendered block. After it was edited, rendering is tried again. */
  readonly block: Block;
  readonly preview: boolean;
  readonly children: ReactNode;
}

/** Error boundary: limits an error of a view in the live preview to its block. */
export class BlockBoundary extends Component<BoundaryProps, { failure?: { readonly error: unknown } }> {
  override state: { failure?: { readonly error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ block }: BoundaryProps) {
    if (this.state.failure && block !== this.props.block) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.preview && <BlockFailure error={failure.error} />;
  }
}
