import type { Registration } from '@ringwerk/contract';
import type { RegistrationRow } from './registration-repository.ts';

export function registrationAnswer(row: RegistrationRow): Registration {
  const { id, company, contact, email, phone, city, country, language, vatId, message, status, customerNumber } = row;
  const createdAt = row.createdAt.toISOString();
  return {
    id,
    company,
    contact,
    email,
    phone,
    city,
    country,
    language,
    vatId,
    message,
    createdAt,
    status,
    customerNumber,
    dealerId: row.dealerId,
  };
}
