import { Showcase } from '@site/design/ui/showcase/Showcase.tsx';
import { renderToString } from 'react-dom/server';

/** The design system's living page as HTML. */
export function renderShowcase(): string {
  return renderToString(<Showcase />);
}
