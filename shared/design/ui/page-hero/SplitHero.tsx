import { Container } from '../container/Container.tsx';
import { Blossom } from '../petals/Blossom.tsx';
import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';
import { HeroText, type HeroTextProps } from './HeroText.tsx';

export interface SplitHeroProps {
  picture: ResponsivePicture | undefined;
  /** The picture's caption. */
  pictureNote: string | undefined;
  text: HeroTextProps;
}

/** Text beside a picture cut like a petal, a blossom fallen on its edge. */
export function SplitHero({ picture, pictureNote, text }: SplitHeroProps) {
  return (
    <div
      data-tone="sand"
      className="surface-sand relative overflow-hidden pt-8 pb-12 sm:pt-10 sm:pb-16"
    >
      <Container>
        <div className="grid items-center gap-10 @4xl:grid-cols-2 @4xl:gap-16">
          <HeroText {...text} />
          {picture ? (
            <figure>
              <div className="relative">
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 40rem, 92vw"
                  priority
                  className="aspect-[4/3] w-full rounded-lg rounded-tl-petal object-cover"
                />
                <Blossom className="absolute -bottom-6 left-6 size-16 -rotate-12 sm:size-24" />
              </div>
              {pictureNote ? (
                <figcaption className="mt-3 text-right text-sm text-muted">
                  {pictureNote}
                </figcaption>
              ) : null}
            </figure>
          ) : null}
        </div>
      </Container>
    </div>
  );
}
