import { Component, type ReactNode } from 'react';
import { toolLanguage } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';

interface Props {
  /** The rendered model; a new one is tried again. */
  readonly model: unknown;
  readonly children: ReactNode;
}

/**
 * Replaces a page that failed to render by the specified message. The next model is rendered again without a
 * reload; React reports the error.
 */
export class PreviewBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ model }: Props) {
    if (this.state.failed && model !== this.props.model) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const reload = () => location.reload();
    return (
      <main id="page" lang={toolLanguage}>
        <div className="blocks message" role="alert">
          <h1 className="page-title">Something went wrong</h1>
          <div className="prose">
            <p>An unexpected error occurred. Please try again or contact support.</p>
          </div>
          <p className="message__buttons">
            <Button variant="primary" onClick={reload}>
              Try Again
            </Button>
            <Button onClick={reload}>Refresh Page</Button>
          </p>
        </div>
      </main>
    );
  }
}
