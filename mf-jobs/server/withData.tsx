import type { PageProps } from '@site/contract/contract.ts';
import type { ComponentType } from 'react';
import { dataText, PageDataProvider } from '../src/data/PageData.tsx';

/** A page that is rendered from data. */
export function withData(Page: ComponentType<PageProps>, data: unknown): ComponentType<PageProps> {
  const text = dataText(data);
  return function PageWithData(props) {
    return (
      <PageDataProvider text={text}>
        <Page {...props} />
      </PageDataProvider>
    );
  };
}
