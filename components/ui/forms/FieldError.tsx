import { Icon } from '@/components/ui/icons/Icon';

/** The error message of a field. Its box stays in the page, so that screen readers announce a change in it. */
export function FieldError({ id, message }: { id: string; message: string | null }) {
  return (
    <div id={id} role="alert">
      {message ? (
        <p className="small-text medium-weight side-by-side at-start danger-text">
          <Icon name="danger" size={20} />
          <span>{message}</span>
        </p>
      ) : null}
      <style jsx>{`
        p {
          gap: 0.375rem;
          line-height: 1.4;
        }
      `}</style>
    </div>
  );
}
