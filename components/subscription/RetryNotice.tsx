import type { ReactNode } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';

type Props = {
  tone?: 'warning' | 'danger';
  title: string;
  retry: string;
  onRetry: (() => void) | undefined;
  children?: ReactNode;
};

/** What could not be loaded or done, with a way to try again. */
export function RetryNotice({ tone = 'danger', title, retry, onRetry, children }: Props) {
  return (
    <Notice
      tone={tone}
      title={title}
      actions={
        <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
