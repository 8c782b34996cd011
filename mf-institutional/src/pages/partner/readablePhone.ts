/** A number as people read it: `5562904127358` → `(62) 90412-7358`; others keep their code. */
export function readablePhone(digits: string): string {
  const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  if (!brazilian) return `+${digits}`;
  const [, area, start, end] = brazilian;
  return `(${area}) ${start}-${end}`;
}
