/**
 * Enhancement scripts by their paths in `enhance`; the build puts the hashed addresses in place. Every page has one
 * already: `site` on documents, `frame` on flows.
 */
export function Enhancements({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <script key={name} type="module" src={`/enhance/${name}.js`} fetchPriority="low" />
  ));
}
