import { fill } from '@site/content/fill.ts';
import { Carousel } from '@site/design/ui/carousel/Carousel.tsx';
import { Picture, type ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import type { galleryTexts } from '../content/rental.ts';

export interface PhotoCarouselProps {
  texts: typeof galleryTexts & { label: string };
  photos: readonly ResponsivePicture[];
  /** Width a photograph takes on screen, as the `sizes` attribute. */
  sizes?: string | undefined;
}

/** Photographs in a strip whose height follows from its width alone: nothing moves when swiper takes over. */
export function PhotoCarousel({ texts, photos, sizes }: PhotoCarouselProps) {
  const { position, count, pause, play } = texts;
  return (
    <Carousel
      texts={{ ...texts, count: fill(count, { count: photos.length }) }}
      autoplay={{ pause, play }}
      indicator="name"
      className="@container w-full max-w-[135svh]"
      slidesClassName="h-[calc(62.5cqi+1rem)]"
      slides={photos.map((photo, place) => ({
        name: fill(position, { number: place + 1, count: photos.length }),
        description: photo.alt,
        content: (
          <Picture
            picture={photo}
            sizes={sizes ?? '(min-width: 80rem) 75rem, 92vw'}
            className="aspect-photo w-full rounded-lg object-cover"
          />
        ),
      }))}
    />
  );
}
