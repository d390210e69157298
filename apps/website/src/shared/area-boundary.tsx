import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@escale/ui/button';
import { reportRenderingError } from './error-report.ts';
import { useMessages } from './messages.tsx';

interface AreaBoundaryProps {
  /** Name of the part of the page, for the report. */
  readonly area: string;
  /** What stands in its place; default: one sentence and a button to try again. `null` for parts a page can do without. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

const AreaFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useMessages();
  return (
    <div role="alert">
      <p>{t('error.area')}</p>
      <Button kind="text" size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
};

/**
 * Keeps an error of rendering inside its part of the page: the rest stays usable, the error is reported once (platform 2.9). In the browser; on
 * the server a failing page answers with the technical-error page as a whole.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    reportRenderingError(error, this.props.area);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { fallback } = this.props;
    return fallback === undefined ? (
      <AreaFailed
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    ) : (
      fallback
    );
  }
}
