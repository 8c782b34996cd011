import type { FAQPage, WithContext } from 'schema-dts';

export interface Question {
  question: string;
  answer: string;
}

/** A page's questions and answers, for search engines. */
export function faqPage(items: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
