import type { PageContent } from '@site/content/page.ts';
import { externalIcon } from '@site/design/ui/icons/icons.ts';

const help = {
  label: 'Pedir ajuda pelo WhatsApp',
  message: 'Olá! Preciso de ajuda para registrar um boletim de ocorrência (BO).',
};

export const content = {
  head: {
    title: 'Ouvidoria',
    synonyms: [
      'boletim de ocorrência',
      'B.O.',
      'registrar ocorrência',
      'roubo',
      'furto',
      'golpe',
      'delegacia virtual',
    ],
    description:
      'Registre o boletim de ocorrência (BO) na delegacia virtual da polícia de Goiás, guarde o protocolo e peça ajuda pelo WhatsApp.',
  },
  breadcrumb: 'Ouvidoria',
  hero: {
    eyebrow: 'Aconteceu? Não deixe passar.',
    title: 'Ouvidoria: faça o BO',
    lead: 'Golpe, furto, ameaça ou dano à sua empresa: registre o boletim de ocorrência (BO). É por ele que a investigação começa.',
    actions: [
      {
        label: 'Registrar BO na Delegacia Virtual',
        href: 'https://raivirtual.ssp.go.gov.br/',
        newTab: true,
        iconEnd: externalIcon,
      },
      help,
    ],
    note: 'Serviço da polícia do Estado de Goiás, pela internet.',
  },
  emergency: {
    title: 'Perigo agora?',
    text: 'Crime em andamento ou risco à vida não espera formulário: ligue para a Polícia Militar.',
    action: 'Ligar 190',
    href: 'tel:190',
  },
  steps: {
    heading: 'Como registrar',
    intro: 'O registro virtual é feito no site do Estado, pelo celular ou pelo computador.',
    items: [
      {
        title: 'Reúna o que tem',
        text: 'Documento, data e local, fotos, conversas, comprovantes e o nome de quem viu.',
      },
      {
        title: 'Registre o BO',
        text: 'Conte os fatos em ordem, no serviço de registro virtual da polícia do Estado.',
      },
      {
        title: 'Guarde o protocolo',
        text: 'Anote o número e salve o documento: banco, seguradora e operadora vão pedir.',
      },
    ],
  },
  reasons: {
    heading: 'Por que o boletim de ocorrência importa',
    items: [
      'Dá início à investigação e leva o caso à delegacia responsável.',
      'Prova que você comunicou o fato, com data e hora.',
      'Serve de base para contestar cobranças, bloquear aparelhos e acionar o seguro.',
      'Mostra onde o crime acontece, e onde falta policiamento.',
    ],
  },
  directory: {
    text: 'Sua manifestação é sobre outro assunto?',
    label: 'Ver todos os canais de manifestação',
    href: '/canais-manifestacao',
  },
  closing: {
    title: 'Precisa de ajuda para registrar?',
    text: 'A equipe da associação explica por onde começar e a quem recorrer.',
    actions: [help, { label: 'Seja Parceiro', href: '/seja-parceiro' }],
  },
} satisfies PageContent;
