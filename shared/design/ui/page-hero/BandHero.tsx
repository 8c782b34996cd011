import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import { Container } from '../container/Container.tsx';
import { Petals } from '../petals/Petals.tsx';
import { HeroText, type HeroTextProps } from './HeroText.tsx';

export interface BandHeroProps {
  isNight: boolean;
  /** Little room around, where what follows is what visitors came for. */
  isBrief: boolean;
  aside: ReactNode;
  text: HeroTextProps;
}

/** A band without picture: petals, or something useful, beside the text. */
export function BandHero({ isNight, isBrief, aside, text }: BandHeroProps) {
  return (
    <div
      data-tone={isNight ? 'night' : 'sand'}
      className={joinClasses(
        'relative overflow-hidden',
        isBrief ? 'pt-6 pb-8 sm:pt-8' : 'pt-8 pb-12 sm:pt-14 sm:pb-16',
        isNight
          ? 'surface-night border-y border-contour'
          : 'surface-sand border-b border-line [&:has(+[data-tone=sand])]:border-b-0',
        // Room for the petals along the lower edge of phones.
        isNight && !aside && 'pb-28! sm:pb-20!',
      )}
    >
      {aside || isBrief ? null : <BandPetals isNight={isNight} />}
      <Container>
        <div className={aside ? asideLayout : '@4xl:max-w-[64%]'}>
          <HeroText {...text} />
          {aside ? <div className="min-w-0">{aside}</div> : null}
        </div>
      </Container>
    </div>
  );
}

const asideLayout =
  'grid items-center gap-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-16';

/** Phones have no room beside the text: petals lie along the lower edge, or stay away. */
function BandPetals({ isNight }: { isNight: boolean }) {
  const corner = 'hidden lg:block lg:right-[max(1rem,calc(50vw-37rem))]';
  if (!isNight) return <Petals drift="branch" className={`${corner} -bottom-4 w-92`} />;
  return (
    <>
      <Petals drift="fall" className={`${corner} top-6 w-96`} />
      <Petals drift="carpet" className="bottom-0 -left-6 mb-5 w-[max(44rem,110%)] lg:hidden" />
    </>
  );
}
