/** A line of a document: what it says, how large, and how far below the line before. */
export interface PdfLine {
  text: string;
  size: number;
  isBold?: boolean;
  gap: number;
}

const PAGE = { width: 595, height: 842, margin: 56 };
const BAND = 12;
/** Helvetica's letters are about half as wide as they are high. */
const LETTER_WIDTH = 0.5;

/** One A4 page of text in Helvetica, which every reader has: nothing is embedded. */
export function onePagePdf(title: string, lines: readonly PdfLine[]): Buffer {
  let y = PAGE.height - PAGE.margin;
  const drawn = lines.flatMap(({ text, size, isBold = false, gap }) =>
    wrap(text, (PAGE.width - 2 * PAGE.margin) / (size * LETTER_WIDTH)).map((line, at) => {
      y -= at === 0 ? gap + size : size * 1.4;
      return `BT /${isBold ? 'B' : 'R'} ${size} Tf ${PAGE.margin} ${y.toFixed(1)} Td ${literal(line)} Tj ET`;
    }),
  );
  if (y < PAGE.margin) throw new Error(`${title}: the text is longer than a page.`);
  const band = `0.059 0.357 0.243 rg 0 ${PAGE.height - BAND} ${PAGE.width} ${BAND} re f`;
  const content = [band, '0.1 0.13 0.11 rg', ...drawn].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ]);
}

/** Objects in their order, the table of their places, and the trailer; one byte for each letter. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return Buffer.from(`${file}startxref\n${table}\n%%EOF\n`, 'latin1');
}

/** Portuguese is in WinAnsi as in Latin-1, but for dashes and bullets, which are octal there. */
function literal(text: string): string {
  const escaped = text
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
    .replaceAll('–', '\\226')
    .replaceAll('•', '\\225')
    .replaceAll('“', '\\223')
    .replaceAll('”', '\\224');
  return `(${escaped})`;
}

function wrap(text: string, limit: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + 1 + word.length > limit) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
