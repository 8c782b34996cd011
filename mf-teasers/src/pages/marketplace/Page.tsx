import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  briefcaseIcon,
  cameraIcon,
  heartPulseIcon,
  type IconPath,
  leafIcon,
  scaleIcon,
  sunIcon,
} from '@site/design/ui/icons/icons.ts';
import { TeaserPage } from '../../components/teaser/TeaserPage.tsx';
import { content } from './content.ts';

export default function MarketplacePage() {
  return <TeaserPage content={content} picture={<Storefront />} />;
}

const shelf: readonly { icon: IconPath; tone: string }[] = [
  { icon: leafIcon, tone: 'bg-moss text-green' },
  { icon: cameraIcon, tone: 'bg-gold text-on-gold' },
  { icon: briefcaseIcon, tone: 'bg-green text-on-green' },
  { icon: scaleIcon, tone: 'bg-gold-light text-on-gold' },
  { icon: sunIcon, tone: 'bg-night text-on-night' },
  { icon: heartPulseIcon, tone: 'bg-moss text-green' },
];

/** A shop window under its awning. Decoration. */
function Storefront() {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-md">
      <div className="relative flex">
        {shelf.map(({ icon }, index) => (
          <span
            key={icon}
            className={`h-14 grow rounded-b-full first:rounded-tl-lg last:rounded-tr-lg border border-contour ${index % 2 === 0 ? 'bg-gold' : 'bg-green'}`}
          />
        ))}
      </div>
      <div className="surface-paper -mt-10 grid grid-cols-3 gap-3 rounded-lg border border-line px-4 pt-14 pb-4">
        {shelf.map(({ icon, tone }) => (
          <span
            key={icon}
            className={`grid aspect-square place-items-center rounded-lg rounded-tr-[2rem] border border-contour ${tone}`}
          >
            <Icon icon={icon} className="size-9" />
          </span>
        ))}
      </div>
    </div>
  );
}
