/** What stands in a zone of any view: an id, a marked id, or a thing with fields of its own. */

export interface Thing {
  id: string | null;
  marks: string[];
  fields: Record<string, unknown>;
}

const NAMED = ['is', 'card', 'id', 'kind', 'die', 'creature', 'name', 'trait'];

export function thing(value: unknown): Thing {
  if (typeof value === 'string') return { id: value, marks: [], fields: {} };
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { id: null, marks: [], fields: {} };
  const fields = value as Record<string, unknown>;
  const named = NAMED.find((name) => typeof fields[name] === 'string');
  const marks = Array.isArray(fields['marks']) ? fields['marks'].map(String) : [];
  return { id: named ? String(fields[named]) : null, marks, fields };
}

export function thingId(value: unknown): string | null {
  return thing(value).id;
}

/** How many there are, whether they are seen or only counted. */
export function count(held: unknown): number {
  return Array.isArray(held) ? held.length : Number(held ?? 0);
}
