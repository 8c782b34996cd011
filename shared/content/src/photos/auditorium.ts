import photo from './auditorio-1?picture';

export const auditorium = {
  ...photo,
  alt: 'Auditório visto do fundo: fileiras de poltronas verdes com encosto de madeira, palco iluminado com púlpito, mesa e telão.',
};
