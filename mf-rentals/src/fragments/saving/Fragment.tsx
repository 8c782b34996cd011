import { content } from './content.ts';

/** What a registered address saves, worked through: the figure, large, and the sum behind it. */
export default function SavingFragment() {
  const { title, saving, text, link } = content;
  return (
    <div className="surface-paper">
      <h3 className="font-semibold text-muted">{title}</h3>
      <p className="mt-1 text-3xl font-bold tracking-tight text-link">{saving}</p>
      <p className="mt-2 max-w-text">{text}</p>
      <a
        href={link.href}
        className="inline-flex min-h-touch items-center text-link underline underline-offset-4 hover:decoration-2"
      >
        {link.label}
      </a>
    </div>
  );
}
