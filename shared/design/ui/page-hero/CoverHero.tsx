import { Container } from '../container/Container.tsx';
import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';
import { HeroText, type HeroTextProps } from './HeroText.tsx';

/**
 * The `sizes` of the picture, for a page that preloads it. Cropped to its height on wide screens, so
 * it is wider than its box. On phones twice the pixels of the screen's width are sharp enough: not
 * three times, as asked.
 */
export const coverSizes = '(min-width: 64rem) 80vw, 70vw';

export interface CoverHeroProps {
  picture: ResponsivePicture | undefined;
  text: HeroTextProps;
}

/**
 * On phones a wide picture with the text on a sheet over its edge; on wide screens the picture
 * fills the right half up to the screen's edge and the header. On phones the picture gives way so
 * that the first action stands above the chat button: header, text, action and chat button are at
 * most 33rem high; on low phones all actions are, with 32rem.
 */
export function CoverHero({ picture, text }: CoverHeroProps) {
  return (
    <div className="surface-sand @container/hero relative overflow-hidden">
      {picture ? (
        <div className="@4xl/hero:absolute @4xl/hero:inset-y-0 @4xl/hero:right-0 @4xl/hero:w-[48cqi]">
          <Picture
            picture={picture}
            sizes={coverSizes}
            priority
            className="aspect-[8/5] max-h-[clamp(3rem,100svh-33rem-var(--consent-height,0px),45svh)] w-full object-cover object-left max-md:low:max-h-[clamp(3rem,100svh-32rem-var(--consent-height,0px),45svh)] @4xl/hero:aspect-auto @4xl/hero:h-full @4xl/hero:max-h-none @4xl/hero:rounded-bl-petal"
          />
        </div>
      ) : null}
      <Container>
        <div className={picture ? sheet : 'py-section'}>
          <HeroText {...text} />
        </div>
      </Container>
    </div>
  );
}

/* The negative margin undoes the gutter: the sheet starts at the screen's edge. */
const sheet =
  'surface-sand relative -mt-14 -ml-gutter rounded-tr-[4rem] pt-8 pb-10 pl-gutter @4xl/hero:m-0 @4xl/hero:flex @4xl/hero:min-h-[32rem] @4xl/hero:w-[calc(50cqi-max(var(--spacing-gutter,2rem),(100cqi-75rem)/2)-1rem)] @4xl/hero:items-center @4xl/hero:rounded-none @4xl/hero:bg-transparent @4xl/hero:p-0 @4xl/hero:py-12';
