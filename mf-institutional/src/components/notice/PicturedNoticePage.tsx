import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { Content } from '../../schemas/notice.ts';
import { PageBreadcrumb } from '../PageBreadcrumb.tsx';
import { NoticeText } from './NoticeText.tsx';
import { RelatedRow } from './RelatedPages.tsx';

export interface PicturedNoticePageProps {
  content: Content & { photograph: NonNullable<Content['photograph']> };
}

/** A page that waits for its data but has a place to show. */
export function PicturedNoticePage({ content }: PicturedNoticePageProps) {
  const { picture, pictureNote } = content.photograph;
  return (
    <>
      <PageHero
        composition="split"
        breadcrumb={<PageBreadcrumb current={content.breadcrumb} />}
        title={content.title}
        lead={content.explanation}
        actions={<ChatLink {...content.chat} />}
        note={<NoticeText notice={content.notice} />}
        picture={picture}
        pictureNote={pictureNote}
      />
      <Section tone="paper" space="tight" layout="side" heading={content.related.heading}>
        <ul className="border-b border-line">
          {content.related.items.map((item) => (
            <RelatedRow key={item.href} {...item} />
          ))}
        </ul>
      </Section>
    </>
  );
}
