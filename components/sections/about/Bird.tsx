/** The bird of our mark; the drawing stands once on the page (LakeSheet). */
export function Bird() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width="64" height="64">
      <use href="#bird" />
    </svg>
  );
}
