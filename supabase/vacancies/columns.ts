/** What a cell came to: a value, or what was expected in its place. */
export type Cell<Value> = { value: Value } | { expected: string };

/** What a spreadsheet may say of a vacancy. */
export interface SheetRow {
  code: string;
  title: string;
  company: string;
  description: string;
  zip: string;
  requirements: string[];
  benefits: string[];
  date: string;
  picture: string;
  details: string;
  /** Empty where the sheet has no such column, or leaves the cell empty. */
  state: '' | 'open' | 'closed';
}

interface Column<Field extends keyof SheetRow> {
  field: Field;
  /** Its usual name, for messages and for the example. */
  name: string;
  /** Every name it may have, folded: no case, no accents, no signs. */
  names: readonly string[];
  parse(text: string): Cell<SheetRow[Field]>;
}

const column = <Field extends keyof SheetRow>(
  field: Field,
  name: string,
  names: string,
  parse: (text: string) => Cell<SheetRow[Field]>,
): Column<Field> => ({ field, name, names: names.split(', '), parse });

/** Every column that is understood. */
export const COLUMNS = [
  column('code', 'Código', 'codigo, cod, id, referencia, ref', line(100)),
  column('title', 'Cargo', 'cargo, titulo, vaga, funcao, titulo da vaga, nome da vaga', title),
  column('company', 'Empresa', 'empresa, empregador, contratante, nome da empresa', line(200)),
  column('description', 'Descrição', 'descricao, detalhes da vaga, atividades', line(20_000)),
  column('zip', 'CEP', 'cep, cep da vaga, local cep', zip),
  column('requirements', 'Requisitos', 'requisitos, exigencias, perfil', list),
  column('benefits', 'Benefícios', 'beneficios, oferecemos, vantagens', list),
  column('date', 'Data', 'data, data de publicacao, publicada em, publicacao', day),
  column('picture', 'Imagem', 'imagem, logo, logotipo, foto', webAddress('https')),
  column('details', 'Link', 'link, site, detalhes, link da vaga, pdf', webAddress('https?')),
  column('state', 'Situação', 'situacao, status', state),
] as const;

/** Makes a header comparable: "Data de publicação:" is "data de publicacao". */
export function foldHeader(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Spaces as spreadsheets have them, the unbreakable ones too. */
function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/ *\n */g, '\n')
    .trim();
}

function line(limit: number) {
  return (text: string): Cell<string> => {
    const value = tidy(text);
    return value.length <= limit ? { value } : { expected: `at most ${limit} characters` };
  };
}

function title(text: string): Cell<string> {
  const found = line(200)(text);
  return 'value' in found && !found.value ? { expected: 'what the vacancy is called' } : found;
}

function zip(text: string): Cell<string> {
  const digits = text.replace(/[\s.\u00a0-]/g, '');
  if (!digits) return { value: '' };
  return /^\d{8}$/.test(digits)
    ? { value: `${digits.slice(0, 5)}-${digits.slice(5)}` }
    : { expected: '8 digits as in 74015-040' };
}

function list(text: string): Cell<string[]> {
  const items = tidy(text)
    .split(/[\n;|•]+/)
    .map((item) => item.replace(/^\s*[-*–]\s+/, '').trim());
  const value = [...new Set(items.filter(Boolean))];
  if (value.length > 30) return { expected: 'at most 30 entries' };
  if (value.some((item) => item.length > 200)) {
    return { expected: 'entries of at most 200 characters, each on a line or behind a semicolon' };
  }
  return { value };
}

function day(text: string): Cell<string> {
  const value = tidy(text);
  if (!value) return { value };
  const expected = 'a day as in 31/12/2026';
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(value) ?? [];
  const [, iy, im, id] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(value) ?? [];
  const [year, month, date] = [y ?? iy, m ?? im, d ?? id].map(Number);
  const noon = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0, 15));
  if (noon.getUTCDate() !== date || noon.getUTCMonth() + 1 !== month) return { expected };
  if (noon.getTime() > Date.now() + 24 * 60 * 60 * 1000) {
    return { expected: `${expected} that is not to come` };
  }
  return { value: noon.toISOString() };
}

function webAddress(protocol: string) {
  return (text: string): Cell<string> => {
    const value = tidy(text);
    if (!value) return { value };
    const isWeb =
      new RegExp(`^${protocol}://[^\\s/]+\\.[^\\s]+$`).test(value) && URL.canParse(value);
    return isWeb ? { value } : { expected: `an address as in https://empresa.com.br/vaga` };
  };
}

function state(text: string): Cell<SheetRow['state']> {
  const word = foldHeader(text);
  if (!word) return { value: '' };
  if (/^(aberta?|ativa?|disponivel)$/.test(word)) return { value: 'open' };
  if (/^(encerrad[ao]|fechad[ao]|preenchid[ao]|inativ[ao]|cancelad[ao])$/.test(word)) {
    return { value: 'closed' };
  }
  return { expected: '“aberta” or “encerrada”' };
}
