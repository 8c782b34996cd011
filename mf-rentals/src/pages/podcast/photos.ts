import podcast1Avif800 from '../../assets/podcast-1-800.avif';
import podcast1Webp800 from '../../assets/podcast-1-800.webp';
import podcast1Avif1600 from '../../assets/podcast-1-1600.avif';
import podcast1Webp1600 from '../../assets/podcast-1-1600.webp';
import podcast2Avif800 from '../../assets/podcast-2-800.avif';
import podcast2Webp800 from '../../assets/podcast-2-800.webp';
import podcast2Avif1600 from '../../assets/podcast-2-1600.avif';
import podcast2Webp1600 from '../../assets/podcast-2-1600.webp';
import podcast3Avif800 from '../../assets/podcast-3-800.avif';
import podcast3Webp800 from '../../assets/podcast-3-800.webp';
import podcast3Avif1600 from '../../assets/podcast-3-1600.avif';
import podcast3Webp1600 from '../../assets/podcast-3-1600.webp';
import podcast4Avif800 from '../../assets/podcast-4-800.avif';
import podcast4Webp800 from '../../assets/podcast-4-800.webp';
import podcast4Avif1600 from '../../assets/podcast-4-1600.avif';
import podcast4Webp1600 from '../../assets/podcast-4-1600.webp';
import { photo } from '../../components/content/photo.ts';

/** In the order of the gallery. The association replaces the files one by one. */
export const photos = [
  photo(
    'Estúdio de podcast com mesa redonda de madeira, quatro microfones em braços articulados, fones, poltronas claras, softboxes e espuma acústica verde e preta.',
    {
      avif800: podcast1Avif800,
      avif1600: podcast1Avif1600,
      webp800: podcast1Webp800,
      webp1600: podcast1Webp1600,
    },
  ),
  photo(
    'Close de um microfone condensador suspenso, com espuma acústica verde e preta desfocada e um filete de luz ao fundo.',
    {
      avif800: podcast2Avif800,
      avif1600: podcast2Avif1600,
      webp800: podcast2Webp800,
      webp1600: podcast2Webp1600,
    },
  ),
  photo(
    'Mesa de som com fileiras de botões coloridos e faders cinza, com fone de ouvido e monitor de áudio desfocados ao fundo.',
    {
      avif800: podcast3Avif800,
      avif1600: podcast3Avif1600,
      webp800: podcast3Webp800,
      webp1600: podcast3Webp1600,
    },
  ),
  photo(
    'Câmera de vídeo em tripé, com a imagem do estúdio no monitor, voltada para a mesa redonda com microfones e luzes softbox.',
    {
      avif800: podcast4Avif800,
      avif1600: podcast4Avif1600,
      webp800: podcast4Webp800,
      webp1600: podcast4Webp1600,
    },
  ),
] as const;
