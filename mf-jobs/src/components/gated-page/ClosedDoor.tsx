import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';

/** A lock on a petal-shaped panel: the page is closed, not broken. Decoration. */
export function ClosedDoor() {
  return (
    <div className="surface-night relative mx-auto grid aspect-photo w-full max-w-md place-items-center overflow-hidden rounded-lg rounded-tr-petal border border-contour @4xl:aspect-square">
      <Icon name="lock" className="size-20 text-gold @4xl:size-32" />
      <Petals drift="carpet" className="bottom-0 -left-6 w-[140%]" />
    </div>
  );
}
