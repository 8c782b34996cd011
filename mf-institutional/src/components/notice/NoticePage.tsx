import type { BreadcrumbItem } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import type { ReactNode } from 'react';
import type { Content } from '../../schemas/notice.ts';
import { PageBreadcrumb } from '../PageBreadcrumb.tsx';
import { NoticeText } from './NoticeText.tsx';
import { RelatedPages } from './RelatedPages.tsx';

export interface NoticePageProps {
  content: Content;
  /** Pages above this one. */
  parents?: readonly BreadcrumbItem[];
  /** Said between the title and what one can do. */
  children?: ReactNode;
}

/** A page that waits for its data: what one can do now, the chat, pages that help, the notice. */
export function NoticePage({ content, parents = [], children }: NoticePageProps) {
  return (
    <PageHero
      breadcrumb={<PageBreadcrumb current={content.breadcrumb} parents={parents} />}
      title={content.title}
      lead={
        <>
          {children}
          <p>{content.explanation}</p>
        </>
      }
      actions={<ChatLink {...content.chat} />}
      note={<NoticeText notice={content.notice} />}
      aside={<RelatedPages {...content.related} />}
    />
  );
}
