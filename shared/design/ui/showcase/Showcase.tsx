import type { ResponsivePicture } from '../picture/Picture.tsx';
import { ActionStates } from './ActionStates.tsx';
import { ContentStates } from './ContentStates.tsx';
import { FeedbackStates } from './FeedbackStates.tsx';
import { FieldStates } from './FieldStates.tsx';
import { HeroStates } from './HeroStates.tsx';
import { IdentityStates } from './IdentityStates.tsx';
import { OfferStates } from './OfferStates.tsx';
import { drawnPictures } from './pictures.ts';

export interface ShowcaseProps {
  /** Photographs in place of the drawn stand-ins; the first two fill the heroes. */
  pictures?: readonly ResponsivePicture[] | undefined;
}

/** Every component in every state, for developers. Mounted by the development server at /_ui. */
export function Showcase({ pictures = drawnPictures }: ShowcaseProps) {
  return (
    <>
      <HeroStates pictures={pictures} />
      <IdentityStates />
      <ActionStates />
      <OfferStates />
      <ContentStates pictures={pictures} />
      <FieldStates />
      <FeedbackStates />
    </>
  );
}
