import type { QueryWithPages } from './pages.ts';
import * as on from './pages.ts';

/**
 * 50 queries in English as a student, a mother and an uncle in Dhaka type them. They were written before the search was tuned.
 * Nothing is tuned for one of them alone.
 */
export const heldOutEnglish: readonly QueryWithPages[] = [
  // A student.
  ['internship without ielts', on.questions, on.internship],
  ['part time work while studying', on.study, on.virtual],
  ['ausbildung salary', on.country('germany')],
  ['can I work in the U.K. after graduation', on.country('united-kingdom')],
  ['U.A.E. hotel jobs', on.country('uae')],
  ['phd', on.study, on.noPage],
  ['bba student internship', on.virtual, on.internship],
  ['it jobs', on.virtual, on.pathway, on.internship],
  ['cyber security', on.virtual],
  ['resume template', on.resume],
  ['sop for university', on.letter, on.study],
  ['how to introduce yourself', on.video, on.interview],
  ['study gap accepted', on.questions, on.overview, on.study],
  ['low cgpa', on.exchange, on.questions, on.overview],
  ['canada', on.noPage],
  ['study in australia', on.noPage],
  ['japan language school', on.noPage],
  ['exchange semester europe', on.exchange],
  ['after hsc', on.questions, on.overview, on.study, on.pathway, on.hotel],
  ['a levels', on.questions, on.overview, on.study, on.pathway],
  ['pharmacy student abroad', on.medical],
  ['work from home', on.virtual],
  ['application deadline', on.apply, on.events, on.questions, on.noPage],
  ['application status', on.questions, on.contact],
  ['transcript not ready', on.documents, on.apply],
  ['j1 visa', on.country('usa')],
  ['teach in usa', on.country('usa')],
  ['cow farm job', on.farm, on.country('denmark'), on.farmDay],
  ['stipend in netherlands', on.country('netherlands')],
  ['greece hospital', on.country('greece'), on.medical],
  // A mother.
  ['is it safe for girls', on.families, on.about, on.contact],
  ['who takes care if she gets sick', on.costs, on.families, on.contact, on.firstWeek, on.noPage],
  ['total cost', on.costs],
  ['refund policy', on.costs, on.noPage],
  ['pay in instalments', on.costs, on.noPage],
  ['hostel and food', on.internship, on.costs, on.questions, on.overview],
  ['bank balance required', on.funds],
  ['parents meeting', on.families, on.contact],
  ['friday open?', on.contact],
  ['homesick', on.home, on.firstWeek],
  ['warm clothes', on.firstWeek, on.home, on.country('denmark'), on.noPage],
  ['police verification', on.clearances],
  ['minimum age 17', on.questions, on.overview],
  // An uncle.
  ['are you government registered', on.noPage],
  ['fake agency', on.families, on.about],
  ['visa rejected', on.costs, on.families, on.services, on.study],
  ['qatar jobs', on.noPage],
  ['visa for singapore', on.noPage],
  ['driver job abroad', on.noPage],
  ['overseas job', on.internship],
];
