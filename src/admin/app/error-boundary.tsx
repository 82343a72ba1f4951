import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';

interface Props {
  /** True if the boundary is rendered inside a `main`. */
  readonly isInMain?: boolean;
  readonly children: ReactNode;
}

/** Shows the error screen in place of a screen that failed to render. React itself reports the error. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const reload = () => window.location.reload();
    const Place = this.props.isInMain ? 'div' : 'main';
    return (
      <Place className="screen-error" id={this.props.isInMain ? undefined : 'content'}>
        <Notice title={words.boundary.title} text={words.boundary.text} heading alert>
          <Button variant="primary" onClick={reload}>
            {words.boundary.again}
          </Button>
          <Button onClick={reload}>{words.boundary.refresh}</Button>
        </Notice>
      </Place>
    );
  }
}
