import { Icon } from '@site/ui/icons/Icon.tsx';
import type { IconName } from '@site/ui/icons/paths.ts';

const shelf: readonly { icon: IconName; tone: string; stars: number }[] = [
  { icon: 'leaf', tone: 'bg-musgo text-verde', stars: 5 },
  { icon: 'camera', tone: 'bg-ipe text-sobre-ipe', stars: 4 },
  { icon: 'briefcase', tone: 'bg-verde text-sobre-verde', stars: 5 },
  { icon: 'scale', tone: 'bg-ipe-claro text-sobre-ipe', stars: 4 },
  { icon: 'sun', tone: 'bg-verde-noite text-sobre-noite', stars: 5 },
  { icon: 'heart-pulse', tone: 'bg-musgo text-verde', stars: 5 },
];

/** A shop window under its awning. Decoration. */
export function Storefront() {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-md">
      <div className="relative flex">
        {shelf.map(({ icon }, index) => (
          <span
            key={icon}
            className={`h-14 grow rounded-b-full first:rounded-tl-lg last:rounded-tr-lg border border-contorno ${index % 2 === 0 ? 'bg-ipe' : 'bg-verde'}`}
          />
        ))}
      </div>
      <div className="surface-paper -mt-10 grid grid-cols-3 gap-3 rounded-lg border border-line px-4 pt-14 pb-4">
        {shelf.map(({ icon, tone, stars }) => (
          <div key={icon}>
            <span
              className={`grid aspect-square place-items-center rounded-lg rounded-tr-[2rem] border border-contorno ${tone}`}
            >
              <Icon name={icon} className="size-9" />
            </span>
            <span className="mt-2 flex justify-center gap-0.5 text-ipe">
              {Array.from({ length: 5 }, (_, star) => (
                <Icon key={star} name="star" filled={star < stars} className="size-3.5" />
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
