import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Action, Actions } from '../actions/Actions.tsx';
import { PageBreadcrumb, type PageBreadcrumbProps } from '../breadcrumb/Breadcrumb.tsx';
import { joinClasses } from '../class-names.ts';
import { Container } from '../container/Container.tsx';
import { Blossom } from '../petals/Blossom.tsx';
import { Petals } from '../petals/Petals.tsx';
import { Picture, type ResponsivePicture } from '../picture/Picture.tsx';

/** Cropped to its height on wide screens, so wider than its box. For phones twice the pixels are enough. */
const coverSizes = '(min-width: 64rem) 80vw, 70vw';

/** On phones a tenth narrower than its box: a picture of 640 px has a quarter fewer bytes than one of 800 px. */
const splitSizes = '(min-width: 64rem) 40rem, 82vw';

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
  /** For night and plain, for instance a picture or a card. */
  aside?: ReactNode;
}

/** The first screen of a page: its h1, what it offers and the main action. */
export function PageHero(props: PageHeroProps) {
  if (props.composition === 'cover') return <CoverHero {...props} />;
  if (props.composition === 'split') return <SplitHero {...props} />;
  return <BandHero {...props} />;
}

/**
 * On phones a picture with the text on a sheet over its edge; on wide screens the picture is in the right half.
 * On phones the picture shrinks so that the first action stands above a popup's sheet: all else is at most
 * 37.25rem high, on low phones 29rem. Where less than 8rem are left, no picture is shown.
 */
function CoverHero({ picture, ...text }: PageHeroProps) {
  return (
    <div className="surface-sand @container/hero relative overflow-hidden">
      {picture ? (
        <div className="min-h-14 [--room:calc(100svh-37.25rem-var(--consent-height,0px))] max-md:low:[--room:calc(100svh-29rem-var(--consent-height,0px))] @4xl/hero:absolute @4xl/hero:inset-y-0 @4xl/hero:right-0 @4xl/hero:w-[48cqi]">
          <Picture
            picture={picture}
            sizes={coverSizes}
            priority
            className="aspect-[8/5] max-h-[min(45svh,var(--room),max(0px,(var(--room)-8rem)*99))] w-full object-cover object-left @4xl/hero:aspect-auto @4xl/hero:h-full @4xl/hero:max-h-[calc(48cqi/1.1)] @4xl/hero:rounded-bl-petal"
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
  'surface-sand relative -mt-14 -ml-gutter print:mt-0 rounded-tr-[4rem] pt-6 pb-10 pl-gutter max-md:low:pt-4 @4xl/hero:m-0 @4xl/hero:min-h-[32rem] @4xl/hero:w-[calc(50cqi-max(var(--spacing-gutter,2rem),(100cqi-75rem)/2)-1rem)] @4xl/hero:rounded-none @4xl/hero:bg-transparent @4xl/hero:p-0 @4xl/hero:py-20 @4xl/hero:[&_h1]:text-[length:min(var(--text-5xl),5cqi)]';

/* One for all, so that the breadcrumb stays where it is from page to page. */
const heroTop = 'pt-2 sm:pt-6';

/** Text beside a picture cut like a petal, a blossom fallen on its edge. */
function SplitHero({ picture, pictureNote, ...text }: PageHeroProps) {
  return (
    <div
      data-tone="sand"
      className={`surface-sand relative overflow-hidden pb-12 sm:pb-16 ${heroTop}`}
    >
      <Container>
        <div className="grid items-start gap-10 @4xl:grid-cols-2 @4xl:gap-16">
          <HeroText {...text} />
          {picture ? (
            <figure>
              <div className="relative">
                <Picture
                  picture={picture}
                  sizes={splitSizes}
                  priority
                  className="aspect-[4/3] w-full rounded-lg rounded-tl-petal object-cover"
                />
                <Blossom className="absolute -bottom-6 left-6 size-16 -rotate-12 sm:size-24" />
              </div>
              {pictureNote ? (
                <figcaption className="mt-3 ml-24 text-right text-sm text-muted sm:ml-32">
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

/** A band without picture: petals, or something useful, beside the text. */
function BandHero({ composition, isBrief, aside, ...text }: PageHeroProps) {
  const isNight = composition === 'night';
  return (
    <div
      data-tone={isNight ? 'night' : 'sand'}
      className={joinClasses(
        'relative isolate overflow-hidden',
        heroTop,
        isBrief ? 'pb-8' : 'pb-12 sm:pb-16',
        isNight
          ? 'surface-night border-y border-contour'
          : 'surface-sand border-b border-line [&:has(+[data-tone=sand])]:border-b-0',
        // Room for the petals along the lower edge of phones.
        isNight && !aside && 'pb-28! sm:pb-20!',
      )}
    >
      <Container>
        <div className={aside ? asideLayout : '@4xl:max-w-[64%]'}>
          <HeroText {...text} />
          {aside ? <div className="min-w-0">{aside}</div> : null}
        </div>
      </Container>
      {aside || isBrief ? null : <BandPetals isNight={isNight} />}
    </div>
  );
}

const asideLayout =
  'grid items-start gap-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-16';

/** On phones along the lower edge. After the text: before it, they would stand higher while it is still coming. */
function BandPetals({ isNight }: { isNight: boolean }) {
  const corner = '-z-10 hidden lg:block lg:right-[max(1rem,calc(50vw-37rem))]';
  if (!isNight)
    return <Petals drift="branch" className={`${corner} -bottom-4 w-[min(23rem,27vw)]`} />;
  return (
    <>
      <Petals drift="fall" className={`${corner} top-6 w-[min(24rem,28vw)]`} />
      <Petals
        drift="carpet"
        className="-z-10 bottom-0 -left-6 mb-5 w-[max(44rem,110%)] lg:hidden"
      />
    </>
  );
}

interface HeroTextProps {
  title: ReactNode;
  /** Id of the h1, for an article that it names. */
  titleId?: string | undefined;
  lead?: ReactNode;
  /** A short word above the title. */
  eyebrow?: string | undefined;
  /** Above everything: the page's name in its breadcrumb. */
  breadcrumb?: string | undefined;
  parents?: PageBreadcrumbProps['parents'];
  actions?: readonly Action[] | ReactElement | undefined;
  /** Small print or facts under the actions. */
  note?: ReactNode;
}

function HeroText(props: HeroTextProps) {
  const { title, titleId, lead, eyebrow, breadcrumb, parents, actions, note } = props;
  return (
    <div className="relative min-w-0">
      {breadcrumb ? (
        <div className="mb-2 sm:mb-4">
          <PageBreadcrumb current={breadcrumb} parents={parents} />
        </div>
      ) : null}
      {eyebrow ? <p className="mb-3 font-semibold text-link max-md:low:hidden">{eyebrow}</p> : null}
      <h1
        id={titleId}
        className="text-5xl font-bold tracking-tight max-md:low:text-[clamp(1.5rem,8vw,1.8125rem)]"
      >
        {title}
      </h1>
      {lead ? (
        <div className="mt-4 max-w-xl pe-1.5 text-lg text-pretty text-muted max-md:low:mt-2 max-md:low:text-base max-md:low:leading-snug">
          {lead}
        </div>
      ) : null}
      {actions ? (
        <div className="mt-6 flex flex-wrap gap-3 max-md:low:mt-3 md:mt-8">
          {isValidElement(actions) ? actions : <Actions items={actions} />}
        </div>
      ) : null}
      {note ? <div className="mt-5 text-sm text-muted">{note}</div> : null}
    </div>
  );
}
