/** What the carousel says, for readers and for screen readers. */
export const texts = {
  carousel: 'carrossel',
  slide: 'foto',
  hint: 'Fotos: use as setas para a esquerda e para a direita',
  caption: 'Imagem ilustrativa',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  pause: 'Pausar a apresentação',
  play: 'Iniciar a apresentação',
  /** `position` counts from 1. */
  position: (position: number, count: number) => `${position} de ${count}`,
  count: (count: number) => `${count} fotos`,
};
