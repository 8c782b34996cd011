import auditorio1 from '../assets/auditorio-1?picture';
import heroGoiania from '../assets/hero-goiania?picture';
import podcast2 from '../assets/podcast-2?picture';
import salas3 from '../assets/salas-3?picture';

/* Photographs of this remote's pages, and what is to be seen on them. */

export const city = {
  ...heroGoiania,
  alt: 'Desenho de um ipê-amarelo florido em um gramado com pétalas caídas, diante dos prédios de uma cidade.',
};

export const meetingRoom = {
  ...salas3,
  alt: 'Sala de reuniões com mesa comprida de madeira, cadeiras verdes, notebooks, tela na parede ripada e janela com vista para prédios.',
};

export const auditorium = {
  ...auditorio1,
  alt: 'Auditório visto do fundo: fileiras de poltronas verdes com encosto de madeira, palco iluminado com púlpito, mesa e telão.',
};

export const microphone = {
  ...podcast2,
  alt: 'Close de um microfone condensador suspenso, com espuma acústica verde e preta desfocada e um filete de luz ao fundo.',
};
