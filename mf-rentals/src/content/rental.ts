import { mapPinIcon } from '@site/design/ui/icons/icons.ts';
export const directions = {
  label: 'Ver endereço e mapa',
  href: '/seja-parceiro',
  icon: mapPinIcon,
};

export const galleryTexts = {
  slide: 'foto',
  hint: 'Fotos: use as setas para a esquerda e para a direita',
  note: 'Imagem ilustrativa',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  pause: 'Pausar a apresentação',
  play: 'Iniciar a apresentação',
  position: '{number} de {count}',
  count: '{count} fotos',
};
