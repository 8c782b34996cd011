import type { PublicEntity } from './entities.ts';

/** Bodies that oversee, judge and police, with the websites where they take complaints. */
export const publicEntities: readonly PublicEntity[] = [
  {
    nome: 'Ministério Público do Trabalho em Goiás',
    sigla: 'MPT',
    logo: { shape: 'petala', tone: 'green' },
    link: 'https://www.prt18.mpt.mp.br/',
    synonyms: ['direitos trabalhistas', 'trabalho escravo', 'assédio no trabalho'],
  },
  {
    nome: 'Ministério Público Federal',
    sigla: 'MPF',
    logo: { shape: 'petala', tone: 'night' },
    link: 'https://www.mpf.mp.br/',
  },
  {
    nome: 'Ministério Público do Estado de Goiás',
    sigla: 'MPGO',
    logo: { shape: 'petala', tone: 'gold' },
    link: 'https://www.mpgo.mp.br/',
  },
  {
    nome: 'Tribunal de Contas do Estado de Goiás',
    sigla: 'TCE-GO',
    logo: { shape: 'frontao', tone: 'green' },
    link: 'https://portal.tce.go.gov.br/',
  },
  {
    nome: 'Tribunal de Contas da União',
    sigla: 'TCU',
    logo: { shape: 'frontao', tone: 'night' },
    link: 'https://portal.tcu.gov.br/',
  },
  {
    nome: 'Controladoria-Geral da União',
    sigla: 'CGU',
    logo: { shape: 'hexagono', tone: 'green' },
    link: 'https://www.gov.br/cgu/',
  },
  {
    nome: 'Receita Federal do Brasil',
    sigla: 'RFB',
    logo: { shape: 'hexagono', tone: 'night' },
    link: 'https://www.gov.br/receitafederal/',
    synonyms: ['imposto de renda', 'CNPJ', 'CPF', 'Simples Nacional', 'MEI'],
  },
  {
    nome: 'Ministério da Fazenda (antigo Ministério da Economia)',
    sigla: 'MF',
    logo: { shape: 'hexagono', tone: 'gold' },
    link: 'https://www.gov.br/fazenda/',
  },
  {
    nome: 'Procon Goiás: Proteção e Defesa do Consumidor',
    sigla: 'Procon',
    logo: { shape: 'selo', tone: 'gold' },
    link: 'https://goias.gov.br/procon/',
    telefone: '151',
    synonyms: [
      'reclamar de loja',
      'produto com defeito',
      'direito do consumidor',
      'denunciar loja',
    ],
  },
  {
    nome: 'Ouvidoria-Geral do Estado de Goiás',
    sigla: 'OGE',
    logo: { shape: 'selo', tone: 'green' },
    link: 'https://goias.gov.br/controladoria/canal-para-o-cidadao-falar-com-o-governo-de-goias/',
  },
  {
    nome: 'Câmara Municipal de Goiânia',
    sigla: 'CMG',
    logo: { shape: 'frontao', tone: 'gold' },
    link: 'https://www.goiania.go.leg.br/',
  },
  {
    nome: 'Assembleia Legislativa do Estado de Goiás',
    sigla: 'ALEGO',
    logo: { shape: 'frontao', tone: 'moss' },
    link: 'https://portal.al.go.leg.br/',
  },
  {
    nome: 'Polícia Federal',
    sigla: 'PF',
    logo: { shape: 'escudo', tone: 'night' },
    link: 'https://www.gov.br/pf/',
  },
  {
    nome: 'Polícia Civil do Estado de Goiás',
    sigla: 'PCGO',
    logo: { shape: 'escudo', tone: 'gold' },
    link: 'https://www.policiacivil.go.gov.br/',
    telefone: '197',
    synonyms: ['delegacia', 'golpe', 'furto', 'roubo', 'disque denúncia'],
  },
  {
    nome: 'Polícia Militar do Estado de Goiás',
    sigla: 'PMGO',
    logo: { shape: 'escudo', tone: 'green' },
    link: 'https://www.pm.go.gov.br/',
    telefone: '190',
    synonyms: ['emergência', 'assalto', 'roubo'],
  },
];
