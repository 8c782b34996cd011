import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { RelatedPages } from '../../components/RelatedPages.tsx';
import { noticeHero } from '../../layouts/NoticePage.tsx';
import { content } from './content.ts';

/** Advisory; waits for its data, with a chat for each area. */
export default function AdvisoryPage() {
  const { areas, related } = content;
  return (
    <>
      <PageHero {...noticeHero(content)} aside={<RelatedPages {...related} />} />
      <Section tone="moss" space="wide" heading={areas.heading}>
        <ul className="grid grid-cols-1 gap-10 @4xl:grid-cols-3">
          {areas.items.map(({ title, text, chat }) => (
            <li key={title} className="flex flex-col items-start border-t-2 border-green pt-6">
              <h3 className="text-2xl font-bold tracking-tight">{title}</h3>
              <p className="mt-2 grow text-lg">{text}</p>
              <ChatLink className="mt-6" {...chat} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
