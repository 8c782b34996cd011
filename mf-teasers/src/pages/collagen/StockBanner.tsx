import { Container } from '@site/design/ui/container/Container.tsx';
import type { ReactNode } from 'react';
import type { Content } from './schema.ts';

type StockBannerProps = Content['stock'] & { action: ReactNode };

/** The dark strip under the hero: how little is left and how soon it comes. */
export function StockBanner({ figure, title, text, action }: StockBannerProps) {
  return (
    <aside aria-label={title} className="surface-night border-y border-contour py-8">
      <Container>
        <div className="grid items-center gap-x-8 gap-y-5 @3xl:grid-cols-[auto_minmax(0,1fr)_auto]">
          <p aria-hidden="true" className="text-5xl font-bold tracking-tight text-link">
            {figure}
          </p>
          <div>
            <p className="text-2xl font-bold tracking-tight">{title}</p>
            <p className="mt-1 text-lg text-muted">{text}</p>
          </div>
          {action}
        </div>
      </Container>
    </aside>
  );
}
