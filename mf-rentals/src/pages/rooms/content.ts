import type { PageContent } from '@site/content/page.ts';
import { meetingRoom } from '@site/content/photos/meetingRoom.ts';
import {
  briefcaseIcon,
  buildingIcon,
  mapPinIcon,
  shieldIcon,
} from '@site/design/ui/icons/icons.ts';
import small from '../../assets/salas-1?picture';
import medium from '../../assets/salas-2?picture';
import reception from '../../assets/salas-4?picture';
import { directions, galleryTexts } from '../../content/rental.ts';

/** In the order of the gallery. The association replaces the files one by one. */
const photos = [
  {
    ...small,
    alt: 'Sala pequena com uma escrivaninha de madeira, monitor, luminária, duas cadeiras para visitantes, parede verde e janela com vista para prédios.',
  },
  {
    ...medium,
    alt: 'Sala média com quatro estações de trabalho separadas por divisórias verdes, cadeiras giratórias, painel ripado e janela ampla.',
  },
  meetingRoom,
  {
    ...reception,
    alt: 'Recepção com balcão verde de tampo de madeira, pendentes dourados, piso claro e salas com portas de vidro à direita.',
  },
];

export const content = {
  head: {
    title: 'Sala cowork e salas comerciais em Goiânia',
    synonyms: [
      'alugar sala',
      'escritório',
      'coworking',
      'sala de reunião',
      'reunião',
      'consultório',
      'reservar',
    ],
    description:
      'Salas comerciais pequenas, médias e grandes no centro de Goiânia, com condomínio incluso. Fale pelo WhatsApp.',
  },
  breadcrumb: 'Sala cowork',
  hero: {
    title: 'A sala certa para o tamanho da sua empresa',
    lead: 'Salas comerciais no centro de Goiânia, com recepção e condomínio incluso, para atender bem desde o primeiro dia.',
    actions: [
      {
        label: 'Falar sobre uma sala',
        message: 'Olá! Gostaria de alugar uma sala comercial. Podem me ajudar a escolher?',
      },
    ],
    chooser: 'Escolha pelo tamanho',
  },
  infrastructure: {
    heading: 'O prédio já resolve o que dá trabalho',
    items: [
      { icon: buildingIcon, title: 'Recepção', text: 'Seu cliente chega e é recebido.' },
      {
        icon: briefcaseIcon,
        title: 'Pronta para trabalhar',
        text: 'Ponto de internet e ar-condicionado já instalados.',
      },
      { icon: shieldIcon, title: 'Segurança', text: 'Acesso controlado ao prédio.' },
      {
        icon: mapPinIcon,
        title: 'Localização central',
        text: 'Perto de bancos, cartórios, órgãos públicos e linhas de ônibus.',
      },
    ],
  },
  rooms: {
    heading: 'Três tamanhos de sala',
    intro: 'Valores e salas livres você recebe pelo WhatsApp, já com fotos.',
    items: [
      {
        size: 'pequena' as const,
        name: 'Sala pequena',
        short: 'Para quem atende sozinho',
        text: 'Uma mesa de trabalho e lugar para receber dois clientes. Ideal para contadores, advogados e terapeutas.',
        features: ['1 posto de trabalho', '2 lugares para visitantes', 'Janela para a rua'],
      },
      {
        size: 'media' as const,
        name: 'Sala média',
        short: 'Para equipes que crescem',
        text: 'Quatro postos separados por divisórias, para trabalhar junto sem perder a concentração.',
        features: ['4 postos de trabalho', 'Divisórias entre as mesas', 'Janela ampla'],
      },
      {
        size: 'grande' as const,
        name: 'Sala grande',
        short: 'Para operação e reuniões',
        text: 'Espaço para a operação inteira, com mesa comprida para reuniões e apresentações.',
        features: ['Mesa comprida de reunião', 'Tela para apresentações', 'Janelas amplas'],
      },
    ].map((room) => ({
      ...room,
      action: {
        label: `Quero a ${room.name.toLowerCase()}`,
        message: `Olá! Tenho interesse na ${room.name.toLowerCase().replace(' ', ' comercial ')}. Há alguma disponível?`,
      },
    })),
  },
  gallery: {
    heading: 'Veja as salas',
    texts: { ...galleryTexts, label: 'Fotos das salas comerciais' },
    photos,
  },
  facilities: {
    heading: 'Comodidades',
    intro: 'Para a sua equipe e para quem vem visitar.',
    items: [
      'Recepção compartilhada',
      'Copa para funcionários',
      'Banheiros em cada andar',
      'Elevador',
      'Ar-condicionado',
      'Ponto de internet',
      'Limpeza das áreas comuns',
      'Acesso ao auditório e ao estúdio de podcast mediante reserva',
    ],
  },
  conditions: {
    heading: 'Condições do aluguel, sem letra miúda',
    intro: 'O que vale para os três tamanhos, antes de você assinar.',
    items: [
      { term: 'Contrato mínimo', value: '12 meses', text: 'Prazo mínimo de permanência.' },
      { term: 'Entrada', value: '3 meses', text: 'Primeiro aluguel, último aluguel e caução.' },
      { term: 'Reajuste', value: 'IGPM', text: 'Uma vez por ano, pela variação do índice.' },
      {
        term: 'Condomínio',
        value: 'Incluso',
        text: 'A cota de condomínio já está no valor do aluguel.',
      },
      {
        term: 'Taxa de administração',
        value: '10%',
        text: 'Informada na proposta, antes da assinatura.',
      },
    ],
  },
  closing: {
    title: 'Venha ver a sala antes de decidir',
    text: 'Diga o tamanho da sua equipe e marque uma visita pelo WhatsApp.',
    actions: [
      {
        label: 'Marcar uma visita',
        message: 'Olá! Gostaria de marcar uma visita para conhecer as salas comerciais.',
      },
      directions,
    ],
  },
  booking: 'Olá! Vim pelo site e gostaria de reservar uma sala comercial.',
} satisfies PageContent;

export type Room = (typeof content)['rooms']['items'][number];
