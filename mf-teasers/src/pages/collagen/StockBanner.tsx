import { Container } from '@site/design/ui/container/Container.tsx';
import type { ReactNode } from 'react';
import type { Content } from './content.ts';

type StockBannerProps = Content['stock'] & { action: ReactNode };

/** The dark band that closes the page: how little is left, how soon it comes, and the button. */
export function StockBanner({ figure, title, text, action }: StockBannerProps) {
  return (
    <aside aria-label={title} className="surface-night border-y border-contour py-section">
      <Container>
        <div className="grid items-center gap-x-12 gap-y-6 @4xl:grid-cols-[auto_minmax(0,1fr)_auto]">
          <p
            aria-hidden="true"
            className="text-[min(8rem,30vw)] leading-none font-bold tracking-tight text-link"
          >
            {figure}
          </p>
          <div>
            <p className="text-3xl font-bold tracking-tight">{title}</p>
            <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>
          </div>
          {action}
        </div>
      </Container>
    </aside>
  );
}
