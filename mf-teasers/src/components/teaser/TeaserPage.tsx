import type { ChatAction, PageContent } from '@site/content/page.ts';
import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { joinClasses } from '@site/design/ui/class-names.ts';
import { Container } from '@site/design/ui/container/Container.tsx';
import { PageHero } from '@site/design/ui/page-hero/PageHero.tsx';
import { Blossom } from '@site/design/ui/petals/Blossom.tsx';
import { chatUrl } from '@site/site/chat.ts';
import type { ReactNode } from 'react';
import type { interestForm } from '../../content/interestForm.ts';
import type { Interest } from '../interest-form/entry.ts';
import { InterestForm } from '../interest-form/InterestForm.tsx';

export type TeaserContent = PageContent & {
  /** Also the heading. */
  breadcrumb: string;
  interest: Interest;
  subtitle: string;
  chat: ChatAction;
  toForm: { label: string; href: string };
  /** "Em Desenvolvimento": what is being built, in three lines. */
  progress: { title: string; text: string; features: string[] };
  form: typeof interestForm;
};

interface TeaserPageProps {
  content: TeaserContent;
  /** What is coming, as a drawing. Without one the page is dark, and on wide screens the form comes first. */
  picture?: ReactNode;
}

/** Announces a product, with the interest form. */
export function TeaserPage({ content, picture }: TeaserPageProps) {
  const { breadcrumb, subtitle, chat, toForm, progress, interest, form } = content;
  return (
    <>
      <PageHero
        composition={picture ? 'plain' : 'night'}
        breadcrumb={breadcrumb}
        title={breadcrumb}
        lead={subtitle}
        actions={[toForm, chat]}
        aside={picture}
      />
      <Container className="py-section">
        <div
          className={joinClasses(
            'grid grid-cols-1 items-start gap-6 @4xl:gap-10',
            picture
              ? '@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
              : '@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          )}
        >
          <div
            className={joinClasses(
              'surface-moss @container rounded-lg rounded-tl-[3rem] border border-contour p-[min(2.25rem,6vw)]',
              !picture && '@4xl:col-start-2 @4xl:row-start-1',
            )}
          >
            <Blossom className="size-14" />
            <h2 className="mt-5 text-[length:min(var(--text-3xl),11.5cqi)] leading-tight font-bold tracking-tight">
              {progress.title}
            </h2>
            <p className="mt-2 text-muted">{progress.text}</p>
            <CheckList
              items={progress.features}
              className="mt-6 border-t border-line pt-6 text-lg"
            />
          </div>
          <div id={toForm.href.slice(1)}>
            <InterestForm texts={form} interest={interest} chatHref={chatUrl(chat.message)} />
          </div>
        </div>
      </Container>
    </>
  );
}
