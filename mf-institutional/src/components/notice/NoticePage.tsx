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
  /** Said between the title and the notice. */
  children?: ReactNode;
}

/** A page that waits for its data: the notice, the chat, and an index of pages that help now. */
export function NoticePage({ content, parents = [], children }: NoticePageProps) {
  return (
    <PageHero
      breadcrumb={<PageBreadcrumb current={content.breadcrumb} parents={parents} />}
      title={content.title}
      lead={
        <>
          {children}
          <NoticeText {...content} />
        </>
      }
      actions={<ChatLink {...content.chat} />}
      aside={<RelatedPages {...content.related} />}
    />
  );
}
