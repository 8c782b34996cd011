import { Carousel } from '../carousel/Carousel.tsx';
import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';
import { Section } from '../section/Section.tsx';
import { reasons } from './texts.ts';

/** The carousel in its two views. */
export function CarouselStates({ pictures }: { pictures: readonly ResponsivePicture[] }) {
  return (
    <Section heading="Galeria" tone="paper">
      <Carousel
        autoplay={{ pause: 'Pausar', play: 'Iniciar' }}
        indicator="dots"
        texts={{
          label: 'Fotos do auditório',
          carousel: 'carrossel',
          slide: 'foto',
          previous: 'Foto anterior',
          next: 'Próxima foto',
          note: 'Imagem ilustrativa',
          count: `${pictures.length} fotos`,
        }}
        slides={pictures.map((picture, place) => ({
          name: `${place + 1} de ${pictures.length}`,
          description: picture.alt,
          content: (
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) 75rem, 92vw"
              className="aspect-photo w-full rounded-lg object-cover"
            />
          ),
        }))}
      />
      <Carousel
        view="several"
        texts={{
          label: 'Motivos',
          previous: 'Motivos anteriores',
          next: 'Próximos motivos',
          note: 'Oito motivos',
        }}
        className="mt-10"
        slides={reasons.map(({ title }) => ({
          name: title,
          content: <p className="w-52 rounded-lg border border-line p-4 font-semibold">{title}</p>,
        }))}
      />
    </Section>
  );
}
