import salas1Avif800 from '../../assets/salas-1-800.avif';
import salas1Webp800 from '../../assets/salas-1-800.webp';
import salas1Avif1600 from '../../assets/salas-1-1600.avif';
import salas1Webp1600 from '../../assets/salas-1-1600.webp';
import salas2Avif800 from '../../assets/salas-2-800.avif';
import salas2Webp800 from '../../assets/salas-2-800.webp';
import salas2Avif1600 from '../../assets/salas-2-1600.avif';
import salas2Webp1600 from '../../assets/salas-2-1600.webp';
import salas3Avif800 from '../../assets/salas-3-800.avif';
import salas3Webp800 from '../../assets/salas-3-800.webp';
import salas3Avif1600 from '../../assets/salas-3-1600.avif';
import salas3Webp1600 from '../../assets/salas-3-1600.webp';
import salas4Avif800 from '../../assets/salas-4-800.avif';
import salas4Webp800 from '../../assets/salas-4-800.webp';
import salas4Avif1600 from '../../assets/salas-4-1600.avif';
import salas4Webp1600 from '../../assets/salas-4-1600.webp';
import { photo } from '../../components/content/photo.ts';

/** In the order of the gallery. The association replaces the files one by one. */
export const photos = [
  photo(
    'Sala pequena com uma escrivaninha de madeira, monitor, luminária, duas cadeiras para visitantes, parede verde e janela com vista para prédios.',
    {
      avif800: salas1Avif800,
      avif1600: salas1Avif1600,
      webp800: salas1Webp800,
      webp1600: salas1Webp1600,
    },
  ),
  photo(
    'Sala média com quatro estações de trabalho separadas por divisórias verdes, cadeiras giratórias, painel ripado e janela ampla.',
    {
      avif800: salas2Avif800,
      avif1600: salas2Avif1600,
      webp800: salas2Webp800,
      webp1600: salas2Webp1600,
    },
  ),
  photo(
    'Sala de reuniões com mesa comprida de madeira, cadeiras verdes, notebooks, tela na parede ripada e janela com vista para prédios.',
    {
      avif800: salas3Avif800,
      avif1600: salas3Avif1600,
      webp800: salas3Webp800,
      webp1600: salas3Webp1600,
    },
  ),
  photo(
    'Recepção com balcão verde de tampo de madeira, pendentes dourados, piso claro e salas com portas de vidro à direita.',
    {
      avif800: salas4Avif800,
      avif1600: salas4Avif1600,
      webp800: salas4Webp800,
      webp1600: salas4Webp1600,
    },
  ),
] as const;
