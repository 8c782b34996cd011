import type { ReactNode } from 'react';
import type { ResponsivePicture } from '../picture/Picture.tsx';
import { BandHero } from './BandHero.tsx';
import { CoverHero } from './CoverHero.tsx';
import type { HeroTextProps } from './HeroText.tsx';
import { SplitHero } from './SplitHero.tsx';

export interface PageHeroProps extends HeroTextProps {
  /**
   * - cover: a picture to the screen's edge; for the start page.
   * - split: text beside a petal-shaped picture; for products and places.
   * - night: dark band with a drift of petals, or `aside` in its place; for offers.
   * - plain: calm, a twig in the corner or `aside`; for reading and directories.
   */
  composition?: 'cover' | 'split' | 'night' | 'plain' | undefined;
  /** For cover and split; the page's largest picture, fetched first. */
  picture?: ResponsivePicture | undefined;
  /** The caption of a picture, for split. */
  pictureNote?: string | undefined;
  /** For night and plain: little room around, where what follows is what visitors came for. */
  isBrief?: boolean | undefined;
  /** For night and plain, for instance a PriceCard with `level={2}`. */
  aside?: ReactNode;
}

/** The first screen of a page: its h1, what it offers and the main action. */
export function PageHero(props: PageHeroProps) {
  const { composition = 'plain', picture, pictureNote, aside, isBrief = false, ...text } = props;
  if (composition === 'cover') return <CoverHero picture={picture} text={text} />;
  if (composition === 'split')
    return <SplitHero picture={picture} pictureNote={pictureNote} text={text} />;
  const isNight = composition === 'night';
  return <BandHero isNight={isNight} isBrief={isBrief} aside={aside} text={text} />;
}
