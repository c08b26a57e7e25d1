/** A one-page PDF with these lines in a standard font (ISO 32000-1): enough to be opened, printed and saved. */
export function simplePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 18 TL 56 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

/** The encoding covers Western European letters, the euro sign, and ’; anything else becomes a question mark. */
function escaped(line: string): string {
  return line
    .replaceAll('–', '-')
    .replaceAll('×', 'x')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('€', '\u0080')
    .replaceAll('’', '\u0092')
    .replace(/[^\x20-\x7e\u0080\u0092\xa1-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}
