/** A few reeds at one place; the drawing stands once on the page (LakeSheet). */
export function Reeds({ tall = false }: { tall?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 220" width="120" height="220">
      <use href={tall ? '#reeds-tall' : '#reeds'} />
    </svg>
  );
}
