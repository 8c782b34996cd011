import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre';

/** A workbook of one vacancy, with more rows behind it as Excel writes them. */
export async function formattedWorkbook(more: string): Promise<Uint8Array> {
  const rows = [['Cargo'], ['Garçom']];
  const files = unzipSync(await writeXlsx({ sheets: [{ name: 'Vagas', rows }] }));
  const sheet = Object.entries(files).map(([name, file]) => {
    const isSheet = name.startsWith('xl/worksheets/sheet');
    const text = () => strFromU8(file).replace('</sheetData>', () => `${more}</sheetData>`);
    return [name, isSheet ? strToU8(text()) : file];
  });
  return zipSync(Object.fromEntries(sheet), { level: 1 });
}

/** A cell with a format in the last row. */
export const FAR_CELL = '<row r="1048576"><c r="Z1048576" s="1"/></row>';

/** A million rows with a format and no content. */
export function millionRows(): string {
  const rows = Array.from({ length: 1_000_000 }, (_, at) => {
    const cells = [...'ABC'].map((column) => `<c r="${column}${at + 3}" s="1"/>`).join('');
    return `<row r="${at + 3}" s="1">${cells}</row>`;
  });
  return rows.join('');
}
