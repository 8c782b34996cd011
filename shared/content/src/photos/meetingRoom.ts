import photo from './salas-3?picture';

export const meetingRoom = {
  ...photo,
  alt: 'Sala de reuniões com mesa comprida de madeira, cadeiras verdes, notebooks, tela na parede ripada e janela com vista para prédios.',
};
