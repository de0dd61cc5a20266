/** What the log is asked for; empty fields ask for everything. */
export interface AuditQuestion {
  readonly q: string;
  readonly entity: string;
  readonly from: string;
  readonly to: string;
  /** A person or an object that was chosen from an entry. */
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly entityId: string;
}

export const EVERYTHING: AuditQuestion = { q: '', entity: '', from: '', to: '', person: null, entityId: '' };

/** The question as the operations take it. */
export function queryOf({ q, entity, from, to, person, entityId }: AuditQuestion) {
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(entity === '' ? {} : { entity }),
    ...(entityId === '' ? {} : { entityId }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(person === null ? {} : { userId: person.id }),
  };
}
