/** Enhancement scripts by path in `enhance`; the build inserts hashed URLs. Pages have `site` or `frame` already. */
export function Enhancements({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <script key={name} type="module" src={`/enhance/${name}.js`} fetchPriority="low" />
  ));
}
