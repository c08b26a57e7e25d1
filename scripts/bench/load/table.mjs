/** Prints rows as a table: names on the left, numbers on the right. */
export function printTable(title, columns, rows) {
  const lines = rows.map((row) => columns.map(({ of }) => written(of(row))));
  const widths = columns.map(({ name }, index) =>
    Math.max(name.length, ...lines.map((line) => line[index].length)),
  );
  const right = columns.map(({ of }) => rows.some((row) => typeof of(row) === 'number'));
  const join = (cells) =>
    cells
      .map((cell, index) => (right[index] ? cell.padStart(widths[index]) : cell.padEnd(widths[index])))
      .join('  ');
  console.log(`\n${title}\n`);
  console.log(join(columns.map(({ name }) => name)).trimEnd());
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const line of lines) console.log(join(line).trimEnd());
}

export function column(name, key = name) {
  return { name, of: (row) => row[key] };
}

/** How a goal ended; nothing for a row without one. */
export function verdict(isMet) {
  if (isMet === undefined) return '';
  return isMet ? 'reached' : 'missed';
}

function written(value) {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value);
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
