import { site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';
import type { OtherEntity } from './entities.ts';

/** Unions, companies, social services and departments that answer to people and companies. */
export const otherEntities: readonly OtherEntity[] = [
  {
    nome: `${site.shortName}: atendimento ao associado`,
    descricao: 'Dúvidas e reclamações sobre os serviços da associação, por mensagem.',
    tipo: 'Associação',
    link: chatUrl('Olá! Gostaria de registrar uma manifestação sobre um serviço da associação.'),
  },
  {
    nome: 'Fecomércio Goiás',
    descricao:
      'Federação do Comércio de Bens, Serviços e Turismo: representa os sindicatos do comércio.',
    tipo: 'Federação sindical',
    link: 'https://www.fecomerciogo.org.br/',
  },
  {
    nome: 'FIEG',
    descricao:
      'Federação das Indústrias do Estado de Goiás: representa os sindicatos da indústria.',
    tipo: 'Federação sindical',
    link: 'https://fieg.com.br/',
  },
  {
    nome: 'Sinduscon-GO',
    descricao: 'Sindicato da Indústria da Construção no Estado de Goiás.',
    tipo: 'Sindicato',
    link: 'https://www.sinduscongoias.com.br/',
  },
  {
    nome: 'Sindiposto',
    descricao: 'Representa os postos de combustíveis do Estado de Goiás.',
    tipo: 'Sindicato',
    link: 'https://www.sindiposto.com.br/',
  },
  {
    nome: 'Secovi Goiás',
    descricao: 'Representa imobiliárias, condomínios e empresas do mercado imobiliário.',
    tipo: 'Sindicato',
    link: 'https://www.secovigoias.com.br/',
  },
  {
    nome: 'Sintego',
    descricao: 'Representa professores e demais trabalhadores em educação de Goiás.',
    tipo: 'Sindicato',
    link: 'https://sintego.org.br/',
  },
  {
    nome: 'Sindsaúde-GO',
    descricao: 'Representa os trabalhadores do Sistema Único de Saúde em Goiás.',
    tipo: 'Sindicato',
    link: 'https://sindsaude.com.br/',
  },
  {
    nome: 'Ecovias do Araguaia',
    descricao: 'Pedágio, socorro e conservação das rodovias BR-153, BR-414 e BR-080.',
    tipo: 'Concessionária de rodovia',
    link: 'https://www.ecoviasdoaraguaia.com.br/',
  },
  {
    nome: 'Equatorial Goiás',
    descricao: 'Fornecimento de energia elétrica: falta de luz, conta e nova ligação.',
    tipo: 'Concessionária de energia',
    link: 'https://go.equatorialenergia.com.br/',
    telefone: '0800 062 0196',
    synonyms: ['falta de energia', 'acabou a luz', 'conta de luz', 'Enel', 'Celg'],
  },
  {
    nome: 'Saneago',
    descricao: 'Água e esgoto: vazamentos, conta e nova ligação.',
    tipo: 'Concessionária de saneamento',
    link: 'https://www.saneago.com.br/',
    telefone: '0800 645 0115',
    synonyms: ['falta de água', 'conta de água', 'vazamento'],
  },
  {
    nome: 'Sicoob',
    descricao: 'Sistema de cooperativas de crédito: conta, empréstimo e cartão.',
    tipo: 'Cooperativa de crédito',
    link: 'https://www.sicoob.com.br/',
  },
  {
    nome: 'Petrobras',
    descricao: 'Petróleo e combustíveis: canal da companhia para fornecedores e para a população.',
    tipo: 'Empresa de petróleo',
    link: 'https://petrobras.com.br/',
  },
  {
    nome: 'Sebrae Goiás',
    descricao: 'Orientação, crédito e cursos para micro e pequenas empresas.',
    tipo: 'Apoio à pequena empresa',
    link: 'https://sebrae.com.br/sites/PortalSebrae/ufs/go',
    telefone: '0800 570 0800',
    synonyms: ['abrir MEI', 'curso para empreendedor'],
  },
  {
    nome: 'Sesc Goiás',
    descricao: 'Saúde, cultura e lazer para trabalhadores do comércio.',
    tipo: 'Serviço social',
    link: 'https://www.sescgo.com.br/',
  },
  {
    nome: 'Senac Goiás',
    descricao: 'Formação profissional em comércio, serviços e turismo.',
    tipo: 'Formação profissional',
    link: 'https://www.go.senac.br/',
  },
  {
    nome: 'Sest Senat',
    descricao: 'Serviço social e formação para trabalhadores do transporte.',
    tipo: 'Serviço social e formação',
    link: 'https://www.sestsenat.org.br/',
  },
  {
    nome: 'AGR: Agência Goiana de Regulação',
    descricao: 'Reclamações, por e-mail, sobre ônibus intermunicipal, água, energia e gás.',
    tipo: 'Agência estadual',
    link: 'mailto:ouvidoria.agr@goias.gov.br',
  },
  {
    nome: 'Secretaria da Economia de Goiás',
    descricao: 'Receita estadual: ICMS, IPVA, notas fiscais e certidões.',
    tipo: 'Secretaria estadual',
    link: 'https://goias.gov.br/economia/',
    synonyms: ['SEFAZ', 'inscrição estadual', 'fazenda estadual'],
  },
  {
    nome: 'Detran-GO',
    descricao: 'Habilitação, veículos e multas de trânsito.',
    tipo: 'Departamento estadual',
    link: 'https://www.detran.go.gov.br/',
  },
  {
    nome: 'Prefeitura de Goiânia',
    descricao: 'Alvarás, IPTU, ISS e serviços da cidade.',
    tipo: 'Prefeitura',
    link: 'https://www.goiania.go.gov.br/',
    telefone: '156',
    synonyms: ['alvará de funcionamento', 'nota fiscal de serviço'],
  },
  {
    nome: 'Secretaria Municipal de Saúde de Goiânia',
    descricao: 'Unidades de saúde, vacinação e vigilância sanitária na capital.',
    tipo: 'Secretaria municipal',
    link: 'https://saude.goiania.go.gov.br/',
  },
];
