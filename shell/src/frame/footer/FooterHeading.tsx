/** Heads a column of the footer. */
export function FooterHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="mb-2 text-base font-bold">
      {children}
    </h2>
  );
}
