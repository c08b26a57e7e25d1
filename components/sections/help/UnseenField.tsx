/** A field that people do not see. Machines that fill in every field give themselves away here. */
export function UnseenField({ id, label }: { id: string; label: string }) {
  return (
    <div className="spoken" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="reference" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
