import type { SearchEntry } from '@site/contract/search.ts';

/** What a merchant types, and the answer that is expected among the first three. */
export interface Question {
  asked: string;
  /** The beginning of the answer's address. */
  finds?: string;
  /** The beginning of its title. */
  title?: string;
  /** It has to be the first. */
  isBest?: boolean;
}

/** Whether an answer is the one that is expected. */
export function isExpected({ finds = '', title = '' }: Question, entry: SearchEntry): boolean {
  return entry.href.startsWith(finds) && entry.title.startsWith(title);
}

const CERTIFICATES = '/certificacao-digital';
const ROOMS = '/aluguel-salas-comerciais';
const FISCAL = '/endereco-fiscal';
const ADVICE = '/assessoria';

/**
 * Fifty questions as merchants type them, without accents, in a hurry, with other words than the
 * page's: how well the search does is measured by them.
 */
export const QUESTIONS: readonly Question[] = [
  // Prices.
  { asked: 'quanto custa certificado', title: 'Certificado digital e-CPF', isBest: true },
  { asked: 'quanto custa certificado digital', finds: CERTIFICATES, isBest: true },
  { asked: 'preço e-cnpj a1', title: 'Certificado digital e-CNPJ A1', isBest: true },
  { asked: 'ecpf a3 valor', title: 'Certificado digital e-CPF A3', isBest: true },
  { asked: 'quanto custa renovar o certificado', title: 'Quanto custa renovar?' },
  { asked: 'renovacao ecnpj token', title: 'Certificado digital e-CNPJ A3: Renovação' },
  { asked: 'token', finds: CERTIFICATES, isBest: true },
  { asked: 'emitir nfe', finds: CERTIFICATES, isBest: true },
  { asked: 'certificado para nota fiscal eletronica', finds: CERTIFICATES, isBest: true },
  { asked: 'diferença a1 e a3', title: 'Qual é a diferença entre A1 e A3?', isBest: true },
  { asked: 'certificado vencido', title: 'O que acontece quando o certificado vence?' },
  { asked: 'sertificado dijital', finds: CERTIFICATES, isBest: true },
  { asked: 'quanto custa endereco fiscal', finds: FISCAL, isBest: true },
  { asked: 'escritorio virtual', finds: FISCAL, isBest: true },
  { asked: 'preciso de endereço pra abrir mei', finds: FISCAL },
  { asked: 'posso cancelar o endereço fiscal', title: 'Posso cancelar quando quiser?' },
  // Rooms.
  { asked: 'alugar sala para reunião terça', finds: ROOMS, isBest: true },
  { asked: 'coworking', finds: ROOMS, isBest: true },
  { asked: 'sala comercial pequena', finds: ROOMS, isBest: true },
  { asked: 'auditorio 150 pessoas', finds: '/aluguel-auditorio', isBest: true },
  { asked: 'espaço para palestra', finds: '/aluguel-auditorio' },
  { asked: 'gravar podcast', finds: '/aluguel-podcast', isBest: true },
  { asked: 'estudio com microfone', finds: '/aluguel-podcast', isBest: true },
  // The association.
  { asked: 'como me associar', finds: '/associe-se', isBest: true },
  { asked: 'mensalidade do associado', finds: '/associe-se' },
  { asked: 'telefone da associacao', finds: '/seja-parceiro' },
  { asked: 'horario de funcionamento', finds: '/seja-parceiro', isBest: true },
  { asked: 'onde fica', finds: '/seja-parceiro', isBest: true },
  { asked: 'quem somos', finds: '/sobre', isBest: true },
  { asked: 'exame admissional', finds: '/servicos', isBest: true },
  { asked: 'energia solar', finds: '/servicos#sustentabilidade', isBest: true },
  { asked: 'taxa da maquininha', finds: '/servicos' },
  { asked: 'advogado trabalhista', finds: ADVICE },
  { asked: 'contadores', finds: ADVICE, isBest: true },
  { asked: 'desconto plano de saude', finds: '/convenios' },
  { asked: 'lgpd apagar meus dados', finds: '/politica-privacidade', isBest: true },
  // Complaints.
  { asked: 'procon goiania telefone', title: 'Procon', isBest: true },
  { asked: 'loja nao trocou produto com defeito', title: 'Procon', isBest: true },
  { asked: 'pollicia civil', title: 'Polícia Civil', isBest: true },
  { asked: 'policias', title: 'Polícia' },
  { asked: 'fazer boletim de ocorrencia', finds: '/ouvidoria', isBest: true },
  { asked: 'falta de luz', title: 'Equatorial', isBest: true },
  { asked: 'vazamento de agua', title: 'Saneago', isBest: true },
  { asked: 'sefaz', title: 'Secretaria da Economia', isBest: true },
  { asked: 'ministerio do trabalho', title: 'Ministério Público do Trabalho', isBest: true },
  { asked: 'sindicato construção civil', title: 'Sinduscon' },
  // Work.
  { asked: 'vaga motorista anapolis', title: 'Motorista de Caminhão', isBest: true },
  { asked: 'emprego de vendedora', title: 'Vendedor' },
  { asked: 'mandar curriculo', finds: '/curriculos', isBest: true },
  { asked: 'anunciar vaga de emprego', finds: '/oferta-trabalho' },
];
