import type { PageProps } from '@site/contract/contract.ts';
import type { ComponentType } from 'react';
import { dataText, RenderedFrom } from '../src/data/PageData.tsx';

/** A page that is rendered from data. */
export function withData(Page: ComponentType<PageProps>, data: unknown): ComponentType<PageProps> {
  return (props) => (
    <RenderedFrom value={dataText(data)}>
      <Page {...props} />
    </RenderedFrom>
  );
}
