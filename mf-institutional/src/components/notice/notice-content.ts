import type { Head } from '@site/content/page.ts';
import type { ResponsivePicture } from '@site/design/ui/picture/Picture.tsx';

export interface RelatedPage {
  label: string;
  text: string;
  href: string;
}

/** What a page says that waits for its data: what is missing, and where to go in the meantime. */
export interface NoticeContent {
  head: Head;
  breadcrumb: string;
  title: string;
  /** The specification's sentence, word for word. */
  notice: string;
  /** What the visitor can do now. */
  explanation: string;
  chat: { label: string; message: string };
  related: { heading: string; items: readonly RelatedPage[] };
}

/** The same with a photograph beside it. */
export interface PicturedNoticeContent extends NoticeContent {
  picture: ResponsivePicture;
  pictureNote: string;
}
