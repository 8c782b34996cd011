import type { ReactNode } from 'react';

interface ErrorPageProps {
  code: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** A page that says what is missing and offers one way on. */
export function ErrorPage({ code, heading, text, children }: ErrorPageProps) {
  return (
    <section className="mx-auto max-w-xl px-4 py-20 text-center">
      <p className="text-6xl font-bold text-verde">{code}</p>
      <h1 className="mt-4 text-3xl font-bold">{heading}</h1>
      <p className="mt-4 text-cinza">{text}</p>
      <p className="mt-8">{children}</p>
    </section>
  );
}
