/**
 * Enhancement scripts by their paths in `enhance`; the build inserts the hashed URLs. Every page already has one:
 * `site` on documents, `frame` on flows.
 */
export function Enhancements({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <script key={name} type="module" src={`/enhance/${name}.js`} fetchPriority="low" />
  ));
}
