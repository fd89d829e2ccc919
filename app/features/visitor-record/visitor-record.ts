/** The plan that the visitor opened last, with what the strip shows of it, so that the strip needs no request. */
export type RecordedPlan = {
  /** The opportunity's id: 'germany-internship'. */
  id: string;
  /** The country's name, or the programme's where there is no country. */
  place: string;
  /** The month of departure: '2027-09'. */
  month: string;
  /** The ids of all documents that it requires. */
  documents: readonly string[];
  /** The ids of the documents that the visitor has according to the profile. They count as ready. */
  obtained: readonly string[];
  /** The path and query of the application form for the plan. */
  apply: string;
};

/** A form with a draft. */
type RecordedForm = {
  /** The form's own path, which is the key of its draft: '/embed/contact'. */
  path: string;
  /** The path of the page that shows the form: '/contact'. */
  page: string;
};

/**
 * The data that this device stores about a visitor: one record for all pages (docs/decisions/0036-visitor-record.md). It has no
 * personal names, no contact details and no answers of forms.
 */
export type VisitorRecord = {
  /** The profile and the shortlist, as a query of "Can I go?": 'age=22&compare=germany-internship'. */
  search: string;
  plan?: RecordedPlan | undefined;
  /** The ids of the documents that the visitor has ticked, in any list. */
  documents: readonly string[];
  form?: RecordedForm | undefined;
  /** The reference of the last submission: 'OPR-7K4M-29QX'. */
  reference?: string | undefined;
};

export const emptyRecord: VisitorRecord = { search: '', documents: [] };

/**
 * How long a record lasts after its last change, in milliseconds: 180 days. It is longer than that of a draft, because a plan
 * is carried out over months.
 */
export const recordLifetimeMs = 180 * 24 * 60 * 60 * 1000;

const patterns = {
  id: /^[a-z\d-]{1,60}$/,
  month: /^20\d\d-(0[1-9]|1[0-2])$/,
  search: /^[\w&=%+.-]{0,500}$/,
  path: /^\/[a-z][a-z\d/-]{0,80}$/,
  apply: /^\/apply\/[a-z-]{1,60}(\?[\w&=%+.-]{0,300})?$/,
  reference: /^OPR(-[2-9A-Z]{4}){2}$/,
};
const maxDocuments = 100;
const maxPlaceLength = 80;

/** Whether a value is a string in the format of its kind. Any other value of a record is left out. */
export const isText = (value: unknown, kind: keyof typeof patterns): value is string =>
  typeof value === 'string' && patterns[kind].test(value);

/**
 * Reads a stored record. Parts that are damaged are left out.
 *
 * @param text the stored JSON
 * @param now milliseconds since 1970
 * @returns the empty record if the text is no JSON, or the record has expired
 */
export function parseRecord(text: string | null, now: number): VisitorRecord {
  const stored = parseJson(text);
  // A time too far in the future counts as expired as well, or the record would never expire.
  if (!isObject(stored) || !(Math.abs(now - Number(stored.savedAt)) <= recordLifetimeMs)) {
    return emptyRecord;
  }
  const { search, documents, reference } = stored;
  const plan = parsePlan(stored.plan);
  const form = parseForm(stored.form);
  return {
    search: isText(search, 'search') ? search : '',
    documents: parseIds(documents),
    ...(plan && { plan }),
    ...(form && { form }),
    ...(isText(reference, 'reference') && { reference }),
  };
}

/** @param now milliseconds since 1970 */
export const stringifyRecord = (record: VisitorRecord, now: number): string =>
  JSON.stringify({ ...record, savedAt: now });

/** Whether a record has no data, so that it needn't be stored. */
export const isEmptyRecord = ({ search, plan, documents, form, reference }: VisitorRecord) =>
  !(search || plan || documents.length > 0 || form || reference);

/** Returns the ids among the values, each once, and at most `maxDocuments`. */
export function parseIds(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  return [...new Set(values.filter((id) => isText(id, 'id')))].slice(0, maxDocuments);
}

function parsePlan(value: unknown): RecordedPlan | undefined {
  if (!isObject(value)) return;
  const { id, place, month, documents, obtained, apply } = value;
  if (!isText(id, 'id') || !isText(month, 'month') || !isText(apply, 'apply')) return;
  if (typeof place !== 'string' || place === '' || place.length > maxPlaceLength) return;
  return {
    id,
    place,
    month,
    documents: parseIds(documents),
    obtained: parseIds(obtained),
    apply,
  };
}

function parseForm(value: unknown): RecordedForm | undefined {
  if (!isObject(value)) return;
  const { path, page } = value;
  return isText(path, 'path') && isText(page, 'path') ? { path, page } : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
