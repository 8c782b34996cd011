import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import auditorio1x800Avif from '../assets/auditorio-1-800.avif';
import auditorio1x800Webp from '../assets/auditorio-1-800.webp';
import auditorio1x1600Avif from '../assets/auditorio-1-1600.avif';
import auditorio1x1600Webp from '../assets/auditorio-1-1600.webp';
import auditorio5x800Avif from '../assets/auditorio-5-800.avif';
import auditorio5x800Webp from '../assets/auditorio-5-800.webp';
import auditorio5x1600Avif from '../assets/auditorio-5-1600.avif';
import auditorio5x1600Webp from '../assets/auditorio-5-1600.webp';
import heroGoianiax800Avif from '../assets/hero-goiania-800.avif';
import heroGoianiax800Webp from '../assets/hero-goiania-800.webp';
import heroGoianiax1600Avif from '../assets/hero-goiania-1600.avif';
import heroGoianiax1600Webp from '../assets/hero-goiania-1600.webp';
import heroGoianiax2000Avif from '../assets/hero-goiania-2000.avif';
import heroGoianiax2000Webp from '../assets/hero-goiania-2000.webp';
import podcast2x800Avif from '../assets/podcast-2-800.avif';
import podcast2x800Webp from '../assets/podcast-2-800.webp';
import podcast2x1600Avif from '../assets/podcast-2-1600.avif';
import podcast2x1600Webp from '../assets/podcast-2-1600.webp';
import salas3x800Avif from '../assets/salas-3-800.avif';
import salas3x800Webp from '../assets/salas-3-800.webp';
import salas3x1600Avif from '../assets/salas-3-1600.avif';
import salas3x1600Webp from '../assets/salas-3-1600.webp';
import salas4x800Avif from '../assets/salas-4-800.avif';
import salas4x800Webp from '../assets/salas-4-800.webp';
import salas4x1600Avif from '../assets/salas-4-1600.avif';
import salas4x1600Webp from '../assets/salas-4-1600.webp';

/*
 * Photographs of this app's pages. To put in another one: the same picture in each width, as AVIF
 * and WebP, into `assets`, and its description into `alt`. Width and height are the largest file's.
 */

export const city: ResponsivePicture = {
  alt: 'Ilustração 3D de uma cidade ao entardecer, com um ipê-amarelo florido em primeiro plano, parque com banco e prédios modernos.',
  width: 2000,
  height: 1100,
  variants: [
    { width: 800, avif: heroGoianiax800Avif, webp: heroGoianiax800Webp },
    { width: 1600, avif: heroGoianiax1600Avif, webp: heroGoianiax1600Webp },
    { width: 2000, avif: heroGoianiax2000Avif, webp: heroGoianiax2000Webp },
  ],
};

export const meetingRoom: ResponsivePicture = {
  alt: 'Sala de reuniões com mesa comprida de madeira, cadeiras verdes, notebooks, tela na parede ripada e janela com vista para prédios.',
  width: 1600,
  height: 1000,
  variants: [
    { width: 800, avif: salas3x800Avif, webp: salas3x800Webp },
    { width: 1600, avif: salas3x1600Avif, webp: salas3x1600Webp },
  ],
};

export const reception: ResponsivePicture = {
  alt: 'Recepção com balcão verde de tampo de madeira, pendentes dourados, piso claro e salas com portas de vidro à direita.',
  width: 1600,
  height: 1000,
  variants: [
    { width: 800, avif: salas4x800Avif, webp: salas4x800Webp },
    { width: 1600, avif: salas4x1600Avif, webp: salas4x1600Webp },
  ],
};

export const auditorium: ResponsivePicture = {
  alt: 'Auditório visto do fundo: fileiras de poltronas verdes com encosto de madeira, palco iluminado com púlpito, mesa e telão.',
  width: 1600,
  height: 1000,
  variants: [
    { width: 800, avif: auditorio1x800Avif, webp: auditorio1x800Webp },
    { width: 1600, avif: auditorio1x1600Avif, webp: auditorio1x1600Webp },
  ],
};

export const coffeeBreak: ResponsivePicture = {
  alt: 'Mesa de coffee break com toalha clara e faixa verde: xícaras, garrafas térmicas, pães de queijo, bolos, jarras de suco e fruteira.',
  width: 1600,
  height: 1000,
  variants: [
    { width: 800, avif: auditorio5x800Avif, webp: auditorio5x800Webp },
    { width: 1600, avif: auditorio5x1600Avif, webp: auditorio5x1600Webp },
  ],
};

export const microphone: ResponsivePicture = {
  alt: 'Close de um microfone condensador suspenso, com espuma acústica verde e preta desfocada e um filete de luz ao fundo.',
  width: 1600,
  height: 1000,
  variants: [
    { width: 800, avif: podcast2x800Avif, webp: podcast2x800Webp },
    { width: 1600, avif: podcast2x1600Avif, webp: podcast2x1600Webp },
  ],
};
