import type { PageContent } from '@site/content/page.ts';
import { auditorium } from '@site/content/photos/auditorium.ts';
import { leafIcon, mapPinIcon, micIcon, playIcon } from '@site/design/ui/icons/icons.ts';
import audience from '../../assets/auditorio-2?picture';
import side from '../../assets/auditorio-3?picture';
import stage from '../../assets/auditorio-4?picture';
import coffee from '../../assets/auditorio-5?picture';
import { directions, galleryTexts } from '../../content/rental.ts';

/** In the order of the gallery. The association replaces the files one by one. */
const photos = {
  audience: {
    ...audience,
    alt: 'Plateia vazia em degraus com poltronas verdes, vista da mesa do palco com microfones e garrafas de água em primeiro plano.',
  },
  side: {
    ...side,
    alt: 'Vista lateral das fileiras de poltronas verdes e madeira, com o púlpito e o palco ao fundo.',
  },
  stage: {
    ...stage,
    alt: 'Palco de madeira com púlpito, mesa com microfones e poltronas claras, e grande telão com ondas em verde e dourado.',
  },
  back: auditorium,
  coffee: {
    ...coffee,
    alt: 'Mesa de coffee break com toalha clara e faixa verde: xícaras, garrafas térmicas, pães de queijo, bolos, jarras de suco e fruteira.',
  },
};

export const content = {
  head: {
    title: 'Aluguel de auditório em Goiânia',
    synonyms: [
      'palestra',
      'evento',
      'convenção',
      'alugar espaço',
      'local para evento',
      'formatura',
      'treinamento',
      'reservar',
    ],
    description:
      'Auditório para até 150 pessoas no centro de Goiânia, com som, projeção e ar-condicionado. Reserve pelo WhatsApp.',
  },
  breadcrumb: 'Auditório',
  hero: {
    title: 'Auditório no centro de Goiânia',
    lead: 'Palco, som e projeção prontos para a sua palestra, o seu curso ou a sua assembleia.',
    actions: [
      {
        label: 'Reservar o auditório',
        message: 'Olá! Gostaria de reservar o auditório. Podem me passar as datas livres?',
      },
    ],
    picture: photos.stage,
  },
  capacity: {
    heading: 'Um espaço do tamanho do seu evento',
    people: 100,
    unit: 'pessoas',
    text: 'sentadas com conforto, em poltronas estofadas dispostas em degraus: da primeira à última fila se vê o palco. Com cadeiras adicionais cabem até 150.',
    equipment: [
      {
        icon: micIcon,
        title: 'Som completo',
        text: 'Caixas acústicas, púlpito com microfone e microfones para a mesa e a plateia.',
      },
      {
        icon: playIcon,
        title: 'Projeção',
        text: 'Telão ao fundo do palco e projetor para apresentações e vídeos.',
      },
      {
        icon: leafIcon,
        title: 'Ar-condicionado',
        text: 'Temperatura agradável do credenciamento ao encerramento.',
      },
      {
        icon: mapPinIcon,
        title: 'No centro',
        text: 'Em Goiânia, perto de bancos, cartórios e órgãos públicos.',
      },
    ],
  },
  gallery: {
    heading: 'Conheça o auditório',
    texts: { ...galleryTexts, label: 'Fotos do auditório' },
    photos: Object.values(photos),
  },
  included: {
    heading: 'O que já está no auditório',
    intro: 'Equipamentos incluídos em qualquer reserva.',
    items: [
      'Sistema de som com mesa e caixas',
      'Microfones para palco e plateia',
      'Projetor e telão',
      'Iluminação de palco',
      'Púlpito de madeira',
      'Mesa para painéis e assembleias',
      'Poltronas estofadas',
      'Ar-condicionado',
      'Internet Wi-Fi',
      'Área para coffee break',
    ],
  },
  prices: {
    heading: 'Reserve pelo tempo que precisar',
    intro: 'O valor depende da data e dos serviços: consulte pelo WhatsApp.',
    offers: [
      {
        name: 'Meio período',
        price: '4 horas',
        description: 'Para palestras, treinamentos e reuniões de equipe.',
        message: 'Olá! Gostaria de saber o valor do auditório por meio período (4 horas).',
      },
      {
        name: 'Período integral',
        price: '8 horas',
        description: 'Para cursos, congressos e assembleias de um dia.',
        message: 'Olá! Gostaria de saber o valor do auditório por período integral (8 horas).',
      },
      {
        name: 'Fim de semana',
        price: 'Especial',
        badge: 'Condição especial',
        description: 'Para eventos aos sábados e domingos, com condição própria.',
        message: 'Olá! Gostaria de saber a condição especial do auditório para o fim de semana.',
      },
    ].map(({ message, ...offer }) => ({
      ...offer,
      period: 'Sob consulta',
      action: { label: `Consultar ${offer.name.toLowerCase()}`, message },
    })),
  },
  services: {
    heading: 'Serviços adicionais',
    intro: 'Contratados à parte, conforme o seu evento.',
    items: [
      { title: 'Coffee break', text: 'Mesa servida no intervalo, montada na área de apoio.' },
      { title: 'Foto e vídeo', text: 'Registro do evento para quem não pôde vir.' },
      { title: 'Recepção', text: 'Credenciamento e acolhida dos participantes.' },
      { title: 'Apoio técnico', text: 'Operação de som e projeção durante o evento.' },
    ],
  },
  closing: {
    title: 'Diga a data, nós preparamos o palco',
    text: 'Conte quantas pessoas virão e o que você vai apresentar. A resposta vem pelo WhatsApp.',
    actions: [
      {
        label: 'Reservar uma data',
        message: 'Olá! Quero reservar uma data no auditório para o meu evento.',
      },
      directions,
    ],
  },
  booking: 'Olá! Vim pelo site e gostaria de reservar o auditório.',
} satisfies PageContent;
