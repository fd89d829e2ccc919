import type { visitorRecordTexts } from '../en/visitor-record.ts';
import type { Translation } from './translation.ts';

/** The texts of "My crossing" in one language. */
export type VisitorRecordTexts = Translation<typeof visitorRecordTexts>;
