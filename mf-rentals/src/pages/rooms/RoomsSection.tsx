import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content, Room } from './content.ts';
import { RoomPlan } from './RoomPlan.tsx';

export interface RoomsSectionProps {
  rooms: Content['rooms'];
}

/** The three sizes, drawn to one scale, each with its own way to ask. */
export function RoomsSection({ rooms }: RoomsSectionProps) {
  return (
    <Section heading={rooms.heading} intro={rooms.intro} tone="paper" space="wide">
      <div className="card-grid-72">
        {rooms.items.map((room) => (
          <RoomOffer key={room.size} room={room} />
        ))}
      </div>
    </Section>
  );
}

function RoomOffer({ room }: { room: Room }) {
  return (
    <article
      id={`sala-${room.size}`}
      className="flex flex-col rounded-lg border border-line p-card target:border-green target:ring-1 target:ring-green"
    >
      <RoomPlan size={room.size} />
      <h3 className="mt-6 text-2xl font-bold tracking-tight">{room.name}</h3>
      <p className="mt-2 text-muted">{room.text}</p>
      <CheckList items={room.features} className="mt-5" />
      <div className="mt-auto pt-7">
        <ChatLink {...room.action} block />
      </div>
    </article>
  );
}
