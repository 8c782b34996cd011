import { content } from './content.ts';

export default function AdvisoryPage() {
  return (
    <section className="mx-auto max-w-300 px-4 py-16">
      <h1 className="text-4xl font-bold">{content.heading}</h1>
      <p className="mt-4 text-lg">{content.lead}</p>
    </section>
  );
}
