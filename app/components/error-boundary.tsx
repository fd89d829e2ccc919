import { Component, type ReactNode } from 'react';
import { reportBrowserError } from '#app/browser/report-browser-error.ts';

type Props = {
  children: ReactNode;
  /** Called while the children that have thrown are still in the document. It isn't called if they never were. */
  onBeforeRemoval?: () => void;
  /** Called once they are removed. */
  onFailure: () => void;
};
type State = { hasFailed: boolean };

/** Removes its children when one of them throws an error while React renders or updates it, and reports the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_props: Props, previous: State): null {
    if (this.state.hasFailed && !previous.hasFailed) this.props.onBeforeRemoval?.();
    return null;
  }

  // React asks for it beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown): void {
    reportBrowserError(error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
