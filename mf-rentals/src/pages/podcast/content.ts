import type { PageContent } from '@site/content/page.ts';
import { microphone } from '@site/content/photos/microphone.ts';
import { clockIcon, coinsIcon, mapPinIcon, micIcon } from '@site/design/ui/icons/icons.ts';
import studio from '../../assets/podcast-1?picture';
import mixer from '../../assets/podcast-3?picture';
import camera from '../../assets/podcast-4?picture';
import { directions, galleryTexts } from '../../content/rental.ts';

/** Days between booking and recording, at least. */
const DAYS_AHEAD = 3;

/** In the order of the gallery. The association replaces the files one by one. */
const photos = {
  microphone,
  mixer: {
    ...mixer,
    alt: 'Mesa de som com fileiras de botões coloridos e faders cinza, com fone de ouvido e monitor de áudio desfocados ao fundo.',
  },
  camera: {
    ...camera,
    alt: 'Câmera de vídeo em tripé, com a imagem do estúdio no monitor, voltada para a mesa redonda com microfones e luzes softbox.',
  },
  studio: {
    ...studio,
    alt: 'Estúdio de podcast com mesa redonda de madeira, quatro microfones em braços articulados, fones, poltronas claras, softboxes e espuma acústica verde e preta.',
  },
};

export const content = {
  head: {
    title: 'Estúdio de podcast em Goiânia',
    synonyms: ['gravar vídeo', 'gravação', 'videocast', 'microfone', 'estúdio'],
    description:
      'Estúdio de podcast com mesa digital de 16 canais, 4 microfones condensadores e câmeras 4K no centro de Goiânia. Pacotes de 1h, 4h e 8h.',
  },
  breadcrumb: 'Estúdio podcast',
  hero: {
    title: 'Chegue com a ideia, saia com o episódio',
    lead: 'Estúdio de podcast no centro de Goiânia, com som e imagem prontos: é sentar, ajustar o fone e gravar.',
    actions: [
      {
        label: 'Reservar o estúdio',
        message: 'Olá! Gostaria de reservar o estúdio de podcast. Quais horários estão livres?',
      },
    ],
    picture: photos.studio,
  },
  equipment: {
    heading: 'Equipamento de estúdio, sem levar nada de casa',
    items: [
      {
        figure: '16 canais',
        title: 'Mesa de som digital',
        text: 'Cada voz em sua própria faixa, para editar com calma depois.',
        picture: photos.mixer,
      },
      {
        figure: '4 microfones',
        title: 'Condensadores',
        text: 'Em braços articulados, para apresentador e até três convidados.',
        picture: photos.microphone,
      },
      {
        figure: '4K',
        title: 'Câmeras de vídeo',
        text: 'Imagem nítida para publicar o episódio inteiro ou só os cortes.',
        picture: photos.camera,
      },
    ],
  },
  included: {
    heading: 'O que está incluído',
    intro: 'Em qualquer pacote, montado e testado antes de você chegar.',
    items: [
      'Mesa de som digital de 16 canais',
      '4 microfones condensadores',
      'Câmeras 4K em tripés',
      'Fones de ouvido para todos',
      'Tratamento acústico nas paredes',
      'Iluminação com softboxes',
      'Mesa redonda e poltronas',
      'Ar-condicionado e internet Wi-Fi',
    ],
  },
  gallery: {
    heading: 'Entre no estúdio',
    texts: { ...galleryTexts, label: 'Fotos do estúdio de podcast' },
    photos: Object.values(photos),
  },
  packages: {
    heading: 'Escolha o seu tempo de gravação',
    intro: 'Valores sob consulta: diga o formato do programa e receba a proposta pelo WhatsApp.',
    items: [
      { name: '1 hora', text: 'Para um episódio curto ou uma entrevista.' },
      { name: '4 horas', text: 'Para gravar vários episódios na mesma visita.' },
      { name: '8 horas', text: 'O dia inteiro para uma temporada ou um curso em vídeo.' },
    ].map((item) => ({
      ...item,
      price: 'Sob consulta',
      action: {
        label: `Consultar ${item.name}`,
        message: `Olá! Gostaria de saber o valor do estúdio de podcast por ${item.name}.`,
      },
    })),
  },
  policy: {
    heading: 'Como funciona o agendamento',
    rules: [
      {
        title: `${DAYS_AHEAD} dias de antecedência`,
        text: `Reserve com no mínimo ${DAYS_AHEAD} dias de antecedência, para que tudo esteja montado.`,
      },
      { title: 'Segunda a sábado', text: 'O estúdio não abre aos domingos.' },
      { title: 'Das 8h às 20h', text: 'Com início e fim da gravação dentro desse horário.' },
    ],
  },
  services: {
    heading: 'Serviços adicionais',
    intro: 'Contratados à parte, se quiser entregar o episódio pronto.',
    items: [
      {
        title: 'Operação técnica',
        text: 'Alguém cuida da mesa e das câmeras enquanto você conversa.',
      },
      {
        title: 'Edição de áudio e vídeo',
        text: 'Cortes, vinheta e volume acertado entre as vozes.',
      },
      { title: 'Cortes para redes sociais', text: 'Os melhores trechos em formato vertical.' },
      { title: 'Transmissão ao vivo', text: 'O programa no ar enquanto acontece.' },
    ],
  },
  reasons: {
    heading: 'Por que gravar aqui',
    items: [
      {
        icon: micIcon,
        title: 'Som limpo desde a gravação',
        text: 'Espuma acústica e bons microfones poupam horas de edição.',
      },
      {
        icon: clockIcon,
        title: 'Nada para montar',
        text: 'Cabos, luz e câmeras já estão no lugar quando você chega.',
      },
      {
        icon: mapPinIcon,
        title: 'No centro de Goiânia',
        text: 'Fácil para os convidados, perto de tudo.',
      },
      {
        icon: coinsIcon,
        title: 'Sem comprar equipamento',
        text: 'Pague pelas horas que usar e invista no conteúdo.',
      },
    ],
  },
  closing: {
    title: 'Luz, som e câmera já estão prontos',
    text: `Escolha o dia, com ${DAYS_AHEAD} dias de antecedência, e conte quantas pessoas vão gravar.`,
    actions: [
      {
        label: 'Agendar uma gravação',
        message: 'Olá! Quero agendar uma gravação no estúdio de podcast.',
      },
      directions,
    ],
  },
  booking: 'Olá! Vim pelo site e gostaria de reservar o estúdio de podcast.',
} satisfies PageContent;
