/**
 * The stages of a Containerfile, each with its name, the image it starts from, and its instructions in order.
 *
 * @returns {{ name: string, from: string, steps: { name: string, values: string }[] }[]}
 */
export function readContainerfile(text) {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages = [];
  for (const line of lines) {
    const [, name, values] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!name) throw new Error(`This line of the Containerfile is no instruction: ${line}`);
    if (name === 'FROM') {
      const [from, , stage] = values.split(/\s+/);
      stages.push({ name: stage ?? 'image', from, steps: [] });
    } else stages.at(-1).steps.push({ name, values: values.trim() });
  }
  return stages;
}
