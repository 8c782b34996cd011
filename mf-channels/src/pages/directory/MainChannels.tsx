import type { Content } from './content.ts';
import { MainChannel } from './MainChannel.tsx';

/** The association's and the council's cards: on the page also while the list is filtered. */
export function MainChannels({ channels }: { channels: Content['mainChannels'] }) {
  return (
    <div className="card-grid-72 gap-3!">
      {channels.map((channel) => (
        <MainChannel key={channel.title} {...channel} />
      ))}
    </div>
  );
}
