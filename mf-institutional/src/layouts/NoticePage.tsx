import type { ChatAction, PageContent } from '@site/content/page.ts';
import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { LinkRow } from '@site/design/ui/link-row/LinkRow.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { NoticeText } from '../components/NoticeText.tsx';
import { RelatedPages, type RelatedPagesProps } from '../components/RelatedPages.tsx';
import type { RelatedPage } from '../content/relatedPages.ts';

export type NoticeContent = PageContent & {
  breadcrumb: string;
  title: string;
  /** The specification's sentence, word for word. */
  notice: string;
  /** What the visitor can do now. */
  explanation: string;
  chat: ChatAction;
  related: RelatedPagesProps;
  /** A place to show. */
  photograph?: { picture: ResponsivePicture; pictureNote: string };
  /** The page above this one. */
  parent?: RelatedPage;
};

/** A page that waits for its data: what one can do now, the chat, pages that help, the notice. */
export default function NoticePage({ content }: { content: NoticeContent }) {
  const { breadcrumb, title, explanation, related, photograph, parent } = content;
  const hero = {
    breadcrumb: <PageBreadcrumb current={breadcrumb} parents={parent ? [parent] : []} />,
    title,
    actions: <ChatLink {...content.chat} />,
    note: <NoticeText notice={content.notice} />,
  };
  if (!photograph)
    return <PageHero {...hero} lead={<p>{explanation}</p>} aside={<RelatedPages {...related} />} />;
  return (
    <>
      <PageHero composition="split" {...hero} {...photograph} lead={explanation} />
      <Section tone="paper" space="tight" layout="side" heading={related.heading}>
        <ul className="border-b border-line">
          {related.items.map((item) => (
            <LinkRow key={item.href} {...item} />
          ))}
        </ul>
      </Section>
    </>
  );
}
