import type { IconPath } from '@site/design/ui/icons/icons.ts';

/** Texts of a page for its `<head>`; the build cuts them and adds the site's name. */
export type Head = {
  /** Without the site's name; cut to 60 characters as a reader counts them. */
  title: string;
  /** Cut to 160 characters. */
  description: string;
  /** Kept out of search results, without social tags: it answers under addresses that are not its own. */
  noindex?: boolean;
  /** Kept out of search results, the page map and the search: pages that follow an action, and examples. */
  unlisted?: boolean;
  /** What else people type who look for this page: everyday words, names, abbreviations. */
  synonyms?: readonly string[];
  /** An Atom feed that belongs to the page. */
  feed?: { title: string; href: `/${string}/feed.xml` };
};

/** A button that opens the chat: what it says, and the message it leaves ready to send. */
export type ChatAction = { label: string; message: string };

type Part = string | number | boolean | undefined | readonly Part[] | Block;
/** Texts below any names; an icon is one of the drawn ones. */
type Block = { icon?: IconPath; iconEnd?: IconPath; [field: string]: Part };

/** What a `content.ts` exports: `{ … } satisfies PageContent`. The build checks the texts. */
export type PageContent = Block & {
  head: Head;
  /** Name of the page in a breadcrumb; without it search engines get no breadcrumb. */
  breadcrumb?: string;
  /** Search engines are told these questions. */
  faq?: Block & { items: readonly { question: string; answer: string }[] };
};
