import auditorio1Avif800 from '../../assets/auditorio-1-800.avif';
import auditorio1Webp800 from '../../assets/auditorio-1-800.webp';
import auditorio1Avif1600 from '../../assets/auditorio-1-1600.avif';
import auditorio1Webp1600 from '../../assets/auditorio-1-1600.webp';
import auditorio2Avif800 from '../../assets/auditorio-2-800.avif';
import auditorio2Webp800 from '../../assets/auditorio-2-800.webp';
import auditorio2Avif1600 from '../../assets/auditorio-2-1600.avif';
import auditorio2Webp1600 from '../../assets/auditorio-2-1600.webp';
import auditorio3Avif800 from '../../assets/auditorio-3-800.avif';
import auditorio3Webp800 from '../../assets/auditorio-3-800.webp';
import auditorio3Avif1600 from '../../assets/auditorio-3-1600.avif';
import auditorio3Webp1600 from '../../assets/auditorio-3-1600.webp';
import auditorio4Avif800 from '../../assets/auditorio-4-800.avif';
import auditorio4Webp800 from '../../assets/auditorio-4-800.webp';
import auditorio4Avif1600 from '../../assets/auditorio-4-1600.avif';
import auditorio4Webp1600 from '../../assets/auditorio-4-1600.webp';
import auditorio5Avif800 from '../../assets/auditorio-5-800.avif';
import auditorio5Webp800 from '../../assets/auditorio-5-800.webp';
import auditorio5Avif1600 from '../../assets/auditorio-5-1600.avif';
import auditorio5Webp1600 from '../../assets/auditorio-5-1600.webp';
import { photo } from '../../components/content/photo.ts';

/** In the order of the gallery. The association replaces the files one by one. */
export const photos = [
  photo(
    'Auditório visto do fundo: fileiras de poltronas verdes com encosto de madeira, palco iluminado com púlpito, mesa e telão.',
    {
      avif800: auditorio1Avif800,
      avif1600: auditorio1Avif1600,
      webp800: auditorio1Webp800,
      webp1600: auditorio1Webp1600,
    },
  ),
  photo(
    'Plateia vazia em degraus com poltronas verdes, vista da mesa do palco com microfones e garrafas de água em primeiro plano.',
    {
      avif800: auditorio2Avif800,
      avif1600: auditorio2Avif1600,
      webp800: auditorio2Webp800,
      webp1600: auditorio2Webp1600,
    },
  ),
  photo(
    'Vista lateral das fileiras de poltronas verdes e madeira, com o púlpito e o palco ao fundo.',
    {
      avif800: auditorio3Avif800,
      avif1600: auditorio3Avif1600,
      webp800: auditorio3Webp800,
      webp1600: auditorio3Webp1600,
    },
  ),
  photo(
    'Palco de madeira com púlpito, mesa com microfones e poltronas claras, e grande telão com ondas em verde e dourado.',
    {
      avif800: auditorio4Avif800,
      avif1600: auditorio4Avif1600,
      webp800: auditorio4Webp800,
      webp1600: auditorio4Webp1600,
    },
  ),
  photo(
    'Mesa de coffee break com toalha clara e faixa verde: xícaras, garrafas térmicas, pães de queijo, bolos, jarras de suco e fruteira.',
    {
      avif800: auditorio5Avif800,
      avif1600: auditorio5Avif1600,
      webp800: auditorio5Webp800,
      webp1600: auditorio5Webp1600,
    },
  ),
] as const;
