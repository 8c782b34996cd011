import { readPage } from '@site/platform/testing/readPage.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { errorFallback } from './errors/ErrorBoundary.tsx';
import { Frame } from './frame/Frame.tsx';
import { renderSite } from './testing/renderedSite.ts';

const MAP = 'Av. Goiás, 1000, Setor Central, Goiânia, GO](https://www.google.com/maps/search/';
const [A1, A3] = ['Arquivo, válido por 1 ano', 'Token físico, válido por 3 anos'];
const LEGAL = 'Última atualização: 22 de maio de 2025';
const GATED = 'Esta página requer autenticação para acesso.';

/**
 * What the specification says literally, and what keeps its claims honest, in the order of each page, as
 * `readPage` reads it: nothing else of a page's texts. `5 items` are those of the next list; `chat: auditório` is a link to the chat whose
 * message says that.
 */
const PAGES: Record<string, string> = {
  '/': `
    chat | [Veja Nossos Casos de Sucesso](/sobre | ## 8 Motivos para contratar | 8 items | chat
    ## Nossos Serviços | 4 items
    [Energia solar e sustentabilidade](/servicos#sustentabilidade) | até 20% | ](/servicos)
    ](/certificacao-digital)
    ### e-CNPJ A1 | R$ 150,00 | ${A1} | ### e-CPF A1 | R$ 120,00 | ${A1} | ### e-CNPJ A3
    R$ 290,00 | ${A3} | R$ 250,00 | ### e-CPF A3 | R$ 250,00 | ${A3} | ](/canais-manifestacao)
    3 items | ## Junte-se a nós | ](/seja-parceiro) | depoimentos ilustrativos`,
  '/sobre': `
    ## Missão | ## Visão | Alegria | Colaboração | Criatividade | Respeito | Satisfação
    ## Casos de sucesso | até 20% | R$ 40 | R$ 100 por ponto`,
  '/servicos': `
    chat | Serviços requerem integração com banco de dados. | Consultoria jurídica
    Consultoria tributária | Consultoria trabalhista | taxas reduzidas
    Medicina do trabalho, telemedicina e laudos técnicos | até 20% na conta de energia`,
  '/certificacao-digital': `
    ## Preços | ### e-CNPJ A1 | R$ 150,00 | Formato Arquivo | Validade 1 ano
    chat: emitir.*e-CNPJ A1 | ### e-CPF A1 | R$ 120,00 | Formato Arquivo | Validade 1 ano
    chat: emitir.*e-CPF A1 | ### e-CNPJ A3 | R$ 290,00 | Formato Token físico | Validade 3 anos
    Renovação R$ 250 | chat: emitir.*e-CNPJ A3 | chat: renovar.*e-CNPJ A3 | ### e-CPF A3
    R$ 250,00 | Formato Token físico | Validade 3 anos | chat: emitir.*e-CPF A3 | A1 é um arquivo
    1 ano | A3 é um token físico | 3 anos | chat: ajuda`,
  '/seja-parceiro': `
    chat | ](mailto:contato@ipe-empresarial.example) | ${MAP}
    Segunda a sexta-feira 9h-12h e 14h-17h | [Abrir no Google Maps](https://www.google.com/`,
  '/associe-se': `
    chat: associar | ## O que a sua empresa encontra aqui | 9 items | chat: associar`,
  '/obrigado': `# Obrigado pelo seu cadastro! | ](/) | chat`,
  '/assessoria': `chat | Funcionalidade de assessoria requer integração com banco de dados.`,
  '/excelencia-empresarial': `# Excelência Empresarial | chat: Excelência`,
  '/convenios': `chat | Convênios requerem integração com banco de dados.`,
  '/blog': `# Informações | chat | Blog requer integração com banco de dados.`,
  '/blog/:category': `chat | Blog requer integração com banco de dados.`,
  '/blog/post/:slug': `chat | Posts do blog requerem integração com banco de dados.`,
  '/eventos': `chat | Eventos requerem integração com banco de dados.`,
  '/podcasts': `chat | Podcasts requerem integração com banco de dados.`,
  '/politica-privacidade': `Lei nº 13.709/2018 | ${LEGAL} | WhatsApp (wa.me) | Google Maps`,
  '/termos-uso': `${LEGAL} | 2. Contas de usuário | não oferece cadastro nem login`,
  '/politica-cookies': `
    ${LEGAL} | cookie_consent | popup_home_last_shown, popup_certificacao_last_shown
    popup_home_dismissed, popup_certificacao_dismissed | visitedPages`,
  '/aluguel-auditorio': `
    chat | 1 de 5 | 100 pessoas | conforto | até 150 | 4 items | 10 items | 4 horas Sob consulta
    chat: 4 horas | 8 horas Sob consulta | chat: 8 horas | Especial Sob consulta
    chat: fim de semana | ## Serviços adicionais | chat | [Reservar pelo WhatsApp]`,
  '/aluguel-podcast': `
    chat | 1 de 4 | 16 canais | 4 microfones | Condensadores | 4K | Câmeras | 8 items | 1 hora
    Sob consulta | chat: 1 hora | 4 horas | Sob consulta | chat: 4 horas | 8 horas | Sob consulta
    chat: 8 horas | no mínimo 3 dias de antecedência | Segunda a sábado | 8h às 20h
    ## Serviços adicionais | 4 items | 4 items | chat | [Reservar pelo WhatsApp]`,
  '/aluguel-salas-comerciais': `
    chat | 1 de 4 | 4 items | 8 items | Sala pequena | chat: pequena | Sala média | chat: média
    Sala grande | chat: grande | Contrato mínimo 12 meses | Entrada 3 meses
    Primeiro aluguel, último aluguel e caução | Reajuste IGPM | Condomínio Incluso
    Taxa de administração 10% | chat | [Reservar pelo WhatsApp]`,
  '/endereco-fiscal': `
    ](#planos) | R$ 3.500 | até R$ 3.400 por mês | Credibilidade imediata
    Até 80% de redução de custos | Conformidade legal | ## O que um escritório | 5 items
    R$ 3.500 por mês | 24 a 48 horas | Pix | Bienal | MAIS POPULAR | R$ 90 por mês | 24 meses
    R$ 2.160 | Economia R$ 720 | chat: Bienal | Anual | R$ 100 por mês | 12 meses | R$ 1.200
    Economia R$ 240 | chat: Anual | Mensal | cancele com facilidade | R$ 120 por mês
    chat: Mensal | Endereço fiscal ou comercial | ## Para quem é | 5 items | ## O que muda
    6 items | ## Comece em três passos | ### Escolha o plano | ### Registre a empresa
    ### Comece a usar | 5,0 | mais de 150 avaliações | “ | “ | “ | chat
    depoimentos ilustrativos`,
  '/canais-manifestacao': `
    digite “policia” | Federal, Civil e | <Polícia, ministério, sindicato, tribunal>
    Todas Públicas Outras | 37 resultados | ](https://www.instagram.com/
    Conselho de Segurança Pública | ](https:// | ](https://raivirtual.ssp.go.gov.br/) | ](/sobre)`,
  '/ouvidoria': `
    boletim de ocorrência (BO) | ](https://raivirtual.ssp.go.gov.br/) | chat: ajuda
    [Seja Parceiro](/seja-parceiro)`,
  '/vagas': `# Vagas de Emprego`,
  '/curriculos': `# Currículos | Gerencie o seu currículo | ${GATED}`,
  '/oferta-trabalho': `encontre profissionais | ${GATED}`,
  '/dashboard-empregador': `acompanhe os candidatos | ${GATED}`,
  '/marketplace': `
    # Marketplace | [Falar no WhatsApp] | chat: Marketplace | ## Em Desenvolvimento | 3 items
    guardados só neste aparelho | Nome * | < | E-mail * | < | WhatsApp * | < | Empresa`,
  '/crm': `# CRM | [Falar no WhatsApp] | chat: CRM | ## Em Desenvolvimento | 3 items`,
  '/colageno24horas': `
    # Colágeno 24 Horas | em vídeo | Rejuvenescimento da pele | Cabelos e unhas
    Fórmula completa | Colágeno tipos I e II, ácido hialurônico e vitaminas
    Resultados visíveis em semanas | Estoque limitado | até 24 horas
    [Comprar agora com consultor] | ](https://wa.me/5562904180526?text=`,
  '/404': `
    404 | # Página não encontrada
    A página que você está procurando pode ter sido removida, renomeada ou está temporariamente indisponível.
    [Voltar para o início](/)`,
};

const FRAME = `
  ](/) | [Início](/) | [Sobre](/sobre) | [Certificado digital](/certificacao-digital) | Serviços
  Trabalho | [Currículos](/curriculos) | [Oferta de Trabalho](/oferta-trabalho)
  [Quadro de Empregos](/vagas) | Espaços para uso | [Auditório](/aluguel-auditorio)
  [Sala cowork](/aluguel-salas-comerciais) | [Estúdio podcast](/aluguel-podcast)
  [Endereço Fiscal](/endereco-fiscal) | [Assessoria](/assessoria)
  [Excelência Empresarial](/excelencia-empresarial)
  [Canais de Manifestação](/canais-manifestacao) | [Seja Parceiro](/seja-parceiro)
  sem fins lucrativos | [Site seguro] | SSL | LGPD | [Acessível] | ## Links rápidos
  ## Mais links | ](/servicos) | ](/convenios) | ](/ouvidoria) | [Informações](/blog)
  ](/politica-privacidade) | ](/termos-uso) | ](/politica-cookies) | chat
  ](https://www.instagram.com/ | ](mailto:contato@ipe-empresarial.example) | ${MAP}
  Preferências de cookies | © 2025 Associação Ipê de Empresas de Goiás | chat`;

const FALLBACK = `Ops! Algo deu errado | erro inesperado | Tentar Novamente | Recarregar Página`;

/** Finds each fact behind the one before it. */
function expectFacts(words: string, facts: string): void {
  let rest = words;
  for (const fact of facts.trim().split(/\s*[|\n]\s*/)) {
    const [, items] = /^(\d+) items$/.exec(fact) ?? [];
    const [, about] = /^chat(?:: |$)(.*)$/.exec(fact) ?? [];
    const chat = new RegExp(`\\]\\(https://wa\\.me/5562904127358\\?text=[^)]*${about}`);
    const place = about === undefined ? rest.indexOf(fact) : rest.search(chat);
    const at = items ? rest.search(/^-/m) : place;
    expect(at, `${fact} in ${rest}`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(at);
    const [list = ''] = rest.split(/^## /m);
    if (items) expect(list.match(/^-/gm), list).toHaveLength(Number(items));
    rest = rest.slice(items ? list.lastIndexOf('\n-') + 2 : 1);
  }
}

const pages = new Map<string, { html: string; structuredData: readonly object[] }>();
beforeAll(async () => {
  for (const remote of await renderSite())
    for (const page of remote.pages) pages.set(page.path, page);
});

test.each(Object.entries(PAGES))('%s says what the specification says of it', (path, facts) => {
  expectFacts(readPage(pages.get(path)?.html ?? ''), facts);
});

test('header, footer and fallback say what the specification says of them', () => {
  expectFacts(readPage(renderToString(<Frame />)), FRAME);
  expectFacts(readPage(renderToString(errorFallback(undefined, () => {}))), FALLBACK);
});

test('each chat opens a new tab with a message of its own; prices have one form', () => {
  for (const [path, { html }] of pages) {
    const chats = html.match(/<a class="button[^>]*wa\.me[^>]*>/g) ?? [];
    for (const link of chats) expect(link, path).toMatch(/\?text=Ol%C3%A1[^>]*target="_blank"/);
    const forms = [...readPage(html).matchAll(/R\$ [\d.]*\d(,\d\d)?/g)].map(([, cents]) => !cents);
    expect(new Set(forms).size, path).toBeLessThanOrEqual(1);
  }
});

test('each drawing that a page uses stands in it or in the frame, once', () => {
  const frame = renderToString(<Frame />);
  for (const [path, { html }] of pages)
    for (const [, id] of html.matchAll(/<use href="#([^"]+)"/g))
      expect((frame + html).split(` id="${id}"`), `${id} on ${path}`).toHaveLength(2);
});

test('search engines are told the capacity, the prices and all questions', () => {
  const told = (path: string) => JSON.stringify(pages.get(path)?.structuredData);
  expect(told('/aluguel-auditorio')).toContain('"maximumAttendeeCapacity":150');
  expect(told('/certificacao-digital')).toMatch(
    /e-CNPJ A1.*"150\.00".*e-CPF A1.*"120\.00".*e-CNPJ A3.*"290\.00".*"250\.00".*e-CPF A3.*"250\.00"/,
  );
  expect(told('/certificacao-digital').match(/"@type":"Question"/g)).toHaveLength(5);
  expect(told('/endereco-fiscal').match(/"@type":"Question"/g)).toHaveLength(10);
});
