import { NEED_FIELDS, type NeedFormField } from '@orlaya/finder/need';

type Drafts = Partial<Record<NeedFormField, string>>;

/** What the opener suggests in its address (`?to=TH`), and otherwise the last destination: the autofill of spec §4. */
export function draftsOf(href: string, lastDestination: string | null): Drafts {
  const query = new URL(href, 'https://here.invalid').searchParams;
  const drafts: Drafts = lastDestination === null ? {} : { to: lastDestination };
  for (const field of NEED_FIELDS) {
    const value = query.get(field);
    if (value) drafts[field] = value;
  }
  return drafts;
}
