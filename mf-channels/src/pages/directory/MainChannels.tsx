import { MainChannel } from './MainChannel.tsx';
import type { Content } from './schema.ts';

/** The two channels that stand above all others, until somebody searches. */
export function MainChannels({ channels }: { channels: Content['mainChannels'] }) {
  return (
    <div className="card-grid-72 gap-3!">
      {channels.map((channel) => (
        <MainChannel key={channel.title} {...channel} />
      ))}
    </div>
  );
}
