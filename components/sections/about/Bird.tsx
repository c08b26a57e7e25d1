/** The bird of our mark as a drawing; it takes its colors from this page. */
export function Bird() {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 48 48" width="64" height="64">
      <use href="/static-assets/backgrounds/about-pictures.svg#bird" />
    </svg>
  );
}
