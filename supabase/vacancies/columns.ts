import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import * as z from 'zod';

/** Errors of a formula as spreadsheets write them: `#N/D`, `#VALOR!`, `Err:502`; `###` is a narrow column. */
const FORMULA_ERROR = /^(#N\/[AD]|#[\p{Lu}\d/]+[!?]|#+|Err:\d+)$/u;

/** A cell as text, with spaces as spreadsheets have them, the unbreakable ones too. */
const cell = z.string().transform((text, context) => {
  const expected = expectedFor(text);
  if (expected) context.addIssue(expected);
  const spaced = text.replace(/[ \t\u00a0]+/g, ' ').replace(/\r\n?/g, '\n');
  return expected ? z.NEVER : spaced.replace(/ *\n */g, '\n').trim();
});

/** What a cell should hold instead of what no cell may hold. */
function expectedFor(text: string): string | undefined {
  // Postgres takes no NUL in a text.
  if (/[\0\ufffd]/.test(text) || !text.isWellFormed())
    return 'text without broken characters (␀, �): type the cell anew';
  if (FORMULA_ERROR.test(text.trim())) return 'a value: the formula of this cell has an error';
  const meant = unmangled(text);
  return meant === text ? undefined : `“${meant}”: the file was saved in a wrong encoding`;
}

const line = (limit: number) => cell.pipe(z.string().max(limit, `at most ${limit} characters`));
const orNull = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.transform((text) => text || null);

const A_ZIP = '8 digits as in 74015-040; with the hyphen Excel keeps a zero before them';
const zip = cell
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^(\d{8})?$/, A_ZIP))
  .transform((digits) => digits.replace(/^(\d{5})/, '$1-') || null);

const AN_ENTRY = 'entries of at most 200 characters, each on a line or behind a semicolon';
const list = cell
  .transform((text) => {
    const items = text.split(/[\n;|•]+/).map((item) => item.replace(/^\s*[-*–]\s+/, '').trim());
    return [...new Set(items.filter(Boolean))];
  })
  .pipe(z.array(z.string().max(200, AN_ENTRY)).max(30, 'at most 30 entries'));

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
const A_DAY = 'a day as in 31/12/2026';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day at noon, in Goiás; nothing where the cell is empty. */
const day = cell.transform((text, context) => {
  if (!text) return undefined;
  const noon = noonOf(text);
  const isLater = noon && noon.getTime() > Date.now() + DAY_MS;
  if (noon && !isLater) return noon.toISOString();
  context.addIssue(isLater ? `${A_DAY} that is not to come` : A_DAY);
  return z.NEVER;
});

function noonOf(text: string): Date | undefined {
  const [, date, word, short] =
    /^(\d{1,2})(?: de |[/.-])(\d{1,2}|[a-zç]{3,9})\.?(?: de |[/.-])(\d{4}|\d{2})(?:[ T,].*)?$/i.exec(
      text,
    ) ?? [];
  const [, isoYear, isoMonth, isoDate] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text) ?? [];
  const named = MONTHS.indexOf(foldHeader(word ?? '').slice(0, 3)) + 1;
  const year = Number(isoYear ?? (short?.length === 2 ? `20${short}` : short));
  const [month, dayOfMonth] = [named || Number(isoMonth ?? word), Number(isoDate ?? date)];
  const noon = new Date(Date.UTC(year, month - 1, dayOfMonth, 15));
  return noon.getUTCDate() === dayOfMonth && noon.getUTCMonth() + 1 === month ? noon : undefined;
}

const webAddress = (pattern: RegExp) =>
  orNull(
    cell.refine((text) => !text || (pattern.test(text) && URL.canParse(text)), {
      error: 'an address as in https://empresa.com.br/vaga',
    }),
  );

const OPEN = 'aberta, ativa, disponível, publicada, vigente';
const CLOSED =
  'encerrada, fechada, preenchida, inativa, cancelada, suspensa, finalizada, concluída, expirada, desativada';

/** Whether a vacancy is open; nothing where the cell is empty. Words may be masculine and in the plural. */
const state = cell.transform((text, context) => {
  const word = foldHeader(text)
    .replace(/^(em|vagas?) /, '')
    .replace(/s$/, '')
    .replace(/o$/, 'a');
  if (!word) return undefined;
  if (foldHeader(OPEN).split(' ').includes(word)) return 'open';
  if (foldHeader(CLOSED).split(' ').includes(word)) return 'closed';
  context.addIssue(`one of ${OPEN} (it is open) or ${CLOSED} (it is closed)`);
  return z.NEVER;
});

/** The fields of a vacancy in a row of a sheet. A field without a column in the sheet is missing. */
export const rowSchema = z
  .object({
    code: line(100),
    title: line(200).pipe(z.string().min(1, 'what the vacancy is called')),
    company_name: orNull(line(200)),
    description: line(20_000),
    location_zip: zip,
    requirements: list,
    benefits: list,
    created_at: day,
    image_url: webAddress(/^https:\/\/[^\s/]+\.\S+$/),
    pdf_resume_url: webAddress(/^https?:\/\/[^\s/]+\.\S+$/),
    state,
  })
  .partial();

export type SheetRow = z.infer<typeof rowSchema>;

/** The usual name, for messages and the example, and every name it may have: no case, no accents, no signs. */
const column = (field: keyof SheetRow, name: string, names: string) => ({
  ...{ field, name },
  names: names.split(', '),
});

/** Every column that is understood. */
export const COLUMNS = [
  column('code', 'Código', 'codigo, cod, id, referencia, ref'),
  column('title', 'Cargo', 'cargo, titulo, vaga, funcao, titulo da vaga, nome da vaga'),
  column('company_name', 'Empresa', 'empresa, empregador, contratante, nome da empresa'),
  column('description', 'Descrição', 'descricao, detalhes da vaga, atividades'),
  column('location_zip', 'CEP', 'cep, cep da vaga, local cep'),
  column('requirements', 'Requisitos', 'requisitos, exigencias, perfil'),
  column('benefits', 'Benefícios', 'beneficios, oferecemos, vantagens'),
  column('created_at', 'Data', 'data, data de publicacao, publicada em, publicacao'),
  column('image_url', 'Imagem', 'imagem, logo, logotipo, foto'),
  column('pdf_resume_url', 'Link', 'link, site, detalhes, link da vaga, pdf'),
  column('state', 'Situação', 'situacao, status'),
];

/** Makes a header comparable: "Data de publicação:" is "data de publicacao". */
export function foldHeader(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Makes a name comparable: as a header, with the signs that tell two names apart, as in C#, C++, 1º and A/B. */
export function foldName(text: string): string {
  const parts = text.replaceAll('°', 'º').split(/([#+/&%@ºª])/);
  return parts
    .map((part, at) => (at % 2 ? part : foldHeader(part)))
    .join(' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** "GarÃ§om" is "Garçom": UTF-8 that a program took for Windows-1252 and saved again. */
function unmangled(text: string): string {
  const bytes = iconv.encode(text, 'win1252');
  const isMangled = /[ÃÂ]/.test(text) && isUtf8(bytes) && iconv.decode(bytes, 'win1252') === text;
  return isMangled ? bytes.toString() : text;
}
