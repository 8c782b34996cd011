// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from './content.ts';
import { OffersSection } from './OffersSection.tsx';

const hrefs = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
const { offers } = content;

test('an offer with a chat address of its own opens that one, to issue and to renew', () => {
  const whatsappUrl = 'https://wa.me/message/ABC';
  const items = offers.items.map((offer) =>
    offer.renewalPrice ? { ...offer, whatsappUrl } : offer,
  );
  render(<OffersSection {...offers} items={items} />);
  expect(hrefs().filter((href) => href === whatsappUrl)).toHaveLength(2);
});
