// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

test('screen readers hear one sentence in place of the shapes', () => {
  render(
    <SkeletonGroup label="Carregando vagas">
      <Skeleton />
      <Skeleton className="h-8 w-20" />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Carregando vagas$/);
});
