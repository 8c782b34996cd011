/** What the accessibility widget says. */
export const content = {
  open: 'Acessibilidade',
  close: 'Fechar',
  textSize: 'Tamanho do texto',
  smaller: 'Diminuir texto',
  larger: 'Aumentar texto',
  contrast: 'Alto contraste',
  reset: 'Restaurar padrão',
  sizeOf: (pixels: number) => `${pixels} px`,
};
