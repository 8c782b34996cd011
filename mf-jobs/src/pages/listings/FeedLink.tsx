import type { Content } from './content.ts';

/** For who wants to be told: the feed of the vacancies. */
export function FeedLink({ content: { head, board } }: { content: Content }) {
  if (!head.feed) return null;
  return (
    <p>
      <a
        href={head.feed.href}
        className="inline-flex min-h-touch items-center text-sm text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {board.feed}
      </a>
    </p>
  );
}
