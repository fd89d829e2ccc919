import { addDays } from '#common/dhaka-time.ts';
import type { WeeklyStatistics } from '../weekly-statistics.server.ts';
import { box, details, heading, mailPage, note, paragraph, row, title } from './layout.server.ts';
import type { Mail } from './mail.ts';

const rangeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats the days of a week: "November 15 – 21, 2026". */
const formatWeek = (week: string) =>
  rangeFormat.formatRange(new Date(week), new Date(addDays(week, 6))).replace(/\s/g, ' ');

/**
 * Renders the digest of a week. It contains numbers only.
 *
 * @param week its first day, a Sunday, as `yyyy-mm-dd`
 */
export function renderDigest(week: string, numbers: WeeklyStatistics): Mail {
  const {
    submissions,
    bengali,
    forms,
    programmes,
    destinations,
    suspected,
    heldBack,
    deliveries,
    answers,
  } = numbers;
  const days = formatWeek(week);
  const subject = `${pluralise(submissions, 'submission')}, ${days}`;
  const lists = [
    { title: 'By form', counts: forms },
    { title: 'By programme', counts: programmes },
    { title: 'By destination', counts: destinations },
    {
      title: 'Waiting now',
      counts: [
        { name: 'Overdue answers', count: answers.overdue },
        { name: 'Answers due today', count: answers.dueToday },
        { name: 'All submissions without an answer', count: answers.open },
        { name: 'Held back as suspected spam, until you release them', count: heldBack },
        { name: 'Deliveries waiting to be sent', count: deliveries.waiting },
        { name: 'Deliveries that failed and will be tried again', count: deliveries.retrying },
        { name: 'Deliveries that failed for good', count: deliveries.givenUp },
      ],
    },
  ].filter(({ counts }) => counts.length > 0);
  const came = `${pluralise(submissions, 'submission')} came in from Sunday to Saturday, Dhaka time.`;
  const apart =
    suspected > 0
      ? `${suspected === 1 ? '1 more was' : `${suspected} more were`} held back as suspected spam.`
      : undefined;
  const inBengali =
    bengali > 0 ? `${bengali} of them in Bengali, to be answered in Bengali.` : undefined;
  const summary = [came, inBengali, apart].filter(Boolean).join(' ');
  const overdue =
    answers.overdue > 0
      ? `${pluralise(answers.overdue, 'promised answer')} ${answers.overdue === 1 ? 'is' : 'are'} overdue. To see which: opar-applications list --state overdue. When you have answered one, mark it: opar-applications answered REFERENCE.`
      : undefined;
  const look =
    heldBack > 0
      ? 'To see what is held back: opar-applications list --suspected. To release one: opar-applications release REFERENCE.'
      : undefined;
  const toDo = [overdue, look].filter((each) => each !== undefined);
  const hint = 'This mail has numbers only. To see the submissions: opar-applications list.';
  return {
    subject,
    text: `${[
      summary,
      ...lists.map(
        (list) =>
          `${list.title}\n${list.counts.map(({ name, count }) => `- ${name}: ${count}`).join('\n')}`,
      ),
      ...toDo,
      hint,
    ]
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: mailPage({
      language: 'en',
      subject,
      preview: came,
      label: 'The week in numbers',
      rows: [
        row([title(days), paragraph(summary, 14)], 26),
        ...(overdue ? [row(box(paragraph(overdue), 'due'), 18)] : []),
        ...(look ? [row(box(paragraph(look), 'calm'), 18)] : []),
        ...lists.flatMap((list) => [
          row(heading(list.title), 28, 8),
          row(
            details(
              list.counts.map(({ name, count }) => ({ label: name, value: String(count) })),
              200,
            ),
            0,
          ),
        ]),
        row(note(hint), 26, 34),
      ],
    }),
  };
}
