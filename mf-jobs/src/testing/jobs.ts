import type { Job } from '../jobs/job.ts';

/** An offer for tests; a test sets the values that it is about. */
export function someJob(values: Partial<Job> = {}): Job {
  const id = values.id ?? '1';
  return {
    id,
    path: `/vagas/auxiliar-administrativo-${id}`,
    isOffer: true,
    createdAt: '2026-03-30T12:15:00.000Z',
    title: 'Auxiliar Administrativo',
    companyName: 'Cerrado Gestão Contábil',
    description: 'Apoio às rotinas do escritório.',
    locationZip: '74015-040',
    city: 'Goiânia',
    state: 'GO',
    requirements: [],
    benefits: [],
    imageUrl: '',
    documentUrl: '',
    ...values,
  };
}

/** A row as the backend sends it. */
export function someRow(values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '1',
    type: 'job_offer',
    created_at: '2026-03-30T12:15:00+00:00',
    title: 'Auxiliar Administrativo',
    company_name: 'Cerrado Gestão Contábil',
    description: 'Apoio às rotinas do escritório.',
    location_zip: '74015-040',
    requirements: ['Ensino médio completo'],
    benefits: ['Vale-transporte'],
    image_url: null,
    pdf_resume_url: null,
    ...values,
  };
}
