import type { ChatAction, PageContent } from '@site/content/page.ts';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { infoIcon } from '@site/design/ui/icons/icons.ts';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import { PageRows, RelatedPages, type RelatedPagesProps } from '../components/RelatedPages.tsx';
import type { RelatedPage } from '../content/relatedPages.ts';

interface NoticeTexts {
  breadcrumb: string;
  /** Where the heading is not the breadcrumb's. */
  title?: string;
  /** The specification's sentence, word for word. */
  notice: string;
  /** What the visitor can do now. */
  explanation: string;
  chat: ChatAction;
}

export type NoticeContent = PageContent &
  NoticeTexts & {
    related: RelatedPagesProps;
    photograph?: { picture: ResponsivePicture; pictureNote: string };
    parents?: readonly RelatedPage[];
  };

/** First screen of every page that waits for its data: the explanation, the chat, the notice. */
export function noticeHero({ breadcrumb, title, explanation, chat, notice }: NoticeTexts) {
  return {
    breadcrumb,
    title: title ?? breadcrumb,
    lead: explanation,
    actions: <ChatLink {...chat} />,
    // As small print: what one can do today is said before it.
    note: (
      <p className="flex max-w-xl gap-2.5 border-t border-line pt-4">
        <Icon icon={infoIcon} className="mt-0.5 size-5 text-link" />
        <span className="min-w-0">{notice}</span>
      </p>
    ),
  };
}

/** A page that waits for its data, with pages that help. */
export default function NoticePage({ content }: { content: NoticeContent }) {
  const { related, photograph, parents } = content;
  const hero = { ...noticeHero(content), parents };
  if (!photograph) return <PageHero {...hero} aside={<RelatedPages {...related} />} />;
  return (
    <>
      <PageHero composition="split" {...hero} {...photograph} />
      <Section tone="paper" space="tight" layout="side" heading={related.heading}>
        <PageRows items={related.items} />
      </Section>
    </>
  );
}
