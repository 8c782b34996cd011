import photo from './podcast-2?picture';

export const microphone = {
  ...photo,
  alt: 'Close de um microfone condensador suspenso, com espuma acústica verde e preta desfocada e um filete de luz ao fundo.',
};
