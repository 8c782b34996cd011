import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { Room } from './content.ts';

export interface RoomChooserProps {
  label: string;
  rooms: readonly Room[];
}

/** The three sizes in the first screen, each a link to its offer below. */
export function RoomChooser({ label, rooms }: RoomChooserProps) {
  return (
    <nav
      aria-label={label}
      className="surface-paper rounded-lg rounded-tr-petal border border-line p-card"
    >
      <p className="font-semibold">{label}</p>
      <ul className="mt-4 border-t border-line">
        {rooms.map((room) => (
          <li key={room.size} className="border-b border-line last:border-b-0">
            <a
              href={`#sala-${room.size}`}
              className="group flex min-h-touch items-center justify-between gap-4 rounded-sm py-4"
            >
              <span>
                <span className="block text-xl font-bold tracking-tight text-link group-hover:underline">
                  {room.name}
                </span>
                <span className="block text-muted">{room.short}</span>
              </span>
              <Icon name="chevron" className="size-6 text-link" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
