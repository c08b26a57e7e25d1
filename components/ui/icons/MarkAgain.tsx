/** Of the mark in the header, which every page with a menu and a footer has. */
export const headerMarkId = 'mark';

/** The mark of the header once more: a page draws it several times, and its shapes are long. */
export function MarkAgain({ size }: { size: 40 | 64 }) {
  return (
    <svg aria-hidden="true" width={size} height={size}>
      <use href={`#${headerMarkId}`} width={size} height={size} />
    </svg>
  );
}
