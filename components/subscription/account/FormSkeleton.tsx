import { Skeleton } from '@/components/ui/Skeleton';
import { NoScript } from './NoScript';

/** Placeholder for a form until it is known who is signed in. As high as the form, so that nothing moves. */
export function FormSkeleton({ status }: { status: string }) {
  return (
    <>
      <NoScript />
      <div className="in-column gap-2 holder" data-needs-script>
        <p role="status">
          <span className="spoken">{status}</span>
        </p>
        <Skeleton width="short" />
        <span className="field below-3 medium-corners clipped">
          <Skeleton height="block" />
        </span>
        <span className="field below-3 medium-corners clipped">
          <Skeleton height="block" />
        </span>
        <style jsx>{`
          .field {
            height: var(--field-height);
          }

          .field + .field {
            border-radius: var(--radius-round);
          }
        `}</style>
      </div>
    </>
  );
}
