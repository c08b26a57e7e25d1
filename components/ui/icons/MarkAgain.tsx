/** Of the mark in the header, which every page with a menu and a footer has. */
export const headerMarkId = 'mark';

/** The mark of the header once more: a page draws it several times, and its shapes are long. */
export function MarkAgain({ size }: { size: 40 | 64 | 'fill' }) {
  const edge = size === 'fill' ? undefined : size;
  return (
    <svg aria-hidden="true" viewBox={edge ? undefined : '0 0 48 48'} width={edge} height={edge}>
      <use href={`#${headerMarkId}`} width={edge ?? 48} height={edge ?? 48} />
    </svg>
  );
}
