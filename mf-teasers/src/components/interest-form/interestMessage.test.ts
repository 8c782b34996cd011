import { expect, test } from 'vitest';
import { interestForm } from '../../content/interestForm.ts';
import { interestMessage } from './entry.ts';

const entry = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  whatsapp: '(62) 99999-9999',
};

test('the message names the product, the person and the e-mail', () => {
  expect(interestMessage(interestForm.send, 'CRM', entry)).toBe(
    'Olá! Tenho interesse no CRM e quero ser avisado quando abrir.\nNome: Ana Souza\nE-mail: ana@exemplo.com.br',
  );
});

test('the company is named where there is one, and what is typed stays as it is', () => {
  const message = interestMessage(interestForm.send, 'CRM', {
    ...entry,
    company: 'Loja {name} & Cia',
  });
  expect(message).toMatch(/\nEmpresa: Loja \{name\} & Cia$/);
});
