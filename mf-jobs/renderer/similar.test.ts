import { expect, test } from 'vitest';
import type { Job } from '../src/jobs/job.ts';
import { someJob } from '../src/testing/jobs.ts';
import { similarTo } from './similar.ts';

const job = (id: number, title: string, city = 'Goiânia'): Job =>
  someJob({ id: String(id), path: `/vagas/${id}`, title, city, createdAt: `2026-03-${10 + id}` });
const titles = (jobs: readonly Job[], subject: Job) =>
  similarTo([...jobs].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)))(subject).map(
    ({ title }) => title,
  );

test('vacancies with the same words in their titles come first, those of the same city before others', () => {
  const subject = job(9, 'Motorista Entregador');
  const all = [
    subject,
    job(1, 'Motorista', 'Anápolis'),
    job(2, 'Motorista'),
    job(3, 'Confeiteiro'),
    job(4, 'Entregador Motorista', 'Anápolis'),
  ];
  expect(titles(all, subject)).toEqual(['Entregador Motorista', 'Motorista', 'Motorista']);
});

test('a vacancy with words of no other gets those of its city, and where its city is not known none', () => {
  const all = [job(9, 'A1'), job(8, 'B2', 'Anápolis'), job(7, 'C3'), job(6, 'D4', '')];
  expect(titles(all, job(9, 'A1'))).toEqual(['C3']);
  expect(titles(all, job(8, 'B2', 'Anápolis'))).toEqual([]);
  expect(titles(all, job(6, 'D4', ''))).toEqual([]);
});

test('of its city come those published just before; for the oldest those just after', () => {
  const all = ['A1', 'B2', 'C3', 'D4', 'E5'].map((title, at) => job(at + 1, title));
  const [oldest, , , , newest] = all;
  expect(newest && titles(all, newest)).toEqual(['D4', 'C3', 'B2']);
  expect(oldest && titles(all, oldest)).toEqual(['B2', 'C3', 'D4']);
});

test('a vacancy that comes leaves the others of unlike ones as they are', () => {
  const all = ['A1', 'B2', 'C3', 'D4', 'E5'].map((title, at) => job(at + 1, title));
  const subject = job(4, 'D4');
  expect(titles([...all, job(8, 'H8')], subject)).toEqual(titles(all, subject));
});
