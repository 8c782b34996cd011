import { PageBreadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { content } from './content.ts';

export default function BusinessPage() {
  const { title, lead, chat, paths } = content;
  return (
    <div className="surface-sand pt-2 pb-section sm:pt-6">
      <Container>
        <PageBreadcrumb current={content.breadcrumb} />
        <div className="mt-2 flex flex-wrap items-end sm:mt-4 justify-between gap-x-12 gap-y-6">
          <div className="max-w-xl">
            <h1 className="text-5xl font-bold tracking-tight">{title}</h1>
            <p className="mt-5 text-lg text-muted">{lead}</p>
          </div>
          <ChatLink size="lg" {...chat} />
        </div>
        <nav aria-label={paths.heading} className="mt-12">
          <ul className="grid grid-cols-1 border-t border-l border-line @xl:grid-cols-2 @5xl:grid-cols-3">
            {paths.items.map(({ label, text, href }) => (
              <li key={href} className="border-r border-b border-line">
                <a
                  href={href}
                  className="flex h-full flex-col justify-between gap-2 p-card @xl:min-h-44 @xl:gap-8 transition-colors hover:bg-paper"
                >
                  <span className="text-2xl font-bold tracking-tight">{label}</span>
                  <span className="font-semibold text-link underline underline-offset-4">
                    {text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </div>
  );
}
