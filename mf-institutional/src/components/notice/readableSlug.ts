/** Endings and words of addresses that have accents in Portuguese; letters of addresses have none. */
const ENDINGS: readonly (readonly [ending: RegExp, accented: string])[] = [
  [/coes$/, 'ções'],
  [/cao$/, 'ção'],
  [/([^c])oes$/, '$1ões'],
  [/([^c])ao$/, '$1ão'],
  [/encia(s?)$/, 'ência$1'],
  [/ancia(s?)$/, 'ância$1'],
  [/ario(s?)$/, 'ário$1'],
  [/aria(s?)$/, 'ária$1'],
  [/orio(s?)$/, 'ório$1'],
  [/ivel$/, 'ível'],
  [/avel$/, 'ável'],
];
const WORDS = new Map(
  [
    'benefícios básico convênios crédito energética estratégia fácil finanças física fórum goiânia',
    'goiás histórico jurídica jurídico logística mídia negócio negócios notícia notícias número',
    'órgãos pública público políticas prática práticas preço preços próximo rápido saúde serviço',
    'serviços técnica técnico única vídeo vídeos',
  ].flatMap((line) => line.split(' ').map((word) => [withoutAccents(word), word] as const)),
);
/** Words that end like others but have no accent. */
const PLAIN = new Set(['padaria', 'secretaria', 'parceria', 'consultoria', 'maria', 'livraria']);

/**
 * What an address says in words: `gestao-tributaria` is "Gestão tributária". Nothing where it is no
 * word, as in `p-2024-x7`: people are never shown a raw address.
 */
export function readableSlug(slug: string): string {
  const words = slug.split('-').filter(Boolean);
  if (words.some((word) => /\d/.test(word))) return '';
  const text = words.map(accented).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function accented(word: string): string {
  const known = WORDS.get(word);
  if (known) return known;
  if (PLAIN.has(word)) return word;
  const rule = ENDINGS.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
