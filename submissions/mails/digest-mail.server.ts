import { addDays } from '../dhaka-time.ts';
import type { WeekInNumbers } from '../week-in-numbers.server.ts';
import { box, details, heading, mailPage, note, paragraph, row, title } from './layout.server.ts';
import type { Mail } from './mail.ts';

const range = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const amount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "November 15 – 21, 2026" */
const daysOf = (week: string) =>
  range.formatRange(new Date(week), new Date(addDays(week, 6))).replace(/\s/g, ' ');

/**
 * The digest of a week: numbers only.
 *
 * @param week the Sunday, `yyyy-mm-dd`, with which it begins
 */
export function digestMail(week: string, numbers: WeekInNumbers): Mail {
  const { submissions, forms, programmes, destinations, suspected, heldBack, deliveries, answers } =
    numbers;
  const days = daysOf(week);
  const subject = `${amount(submissions, 'submission')}, ${days}`;
  const lists = [
    { title: 'By form', counts: forms },
    { title: 'By programme', counts: programmes },
    { title: 'By destination', counts: destinations },
    {
      title: 'What waits now',
      counts: [
        { name: 'Answers that are overdue', count: answers.overdue },
        { name: 'Answers that are due today', count: answers.dueToday },
        { name: 'Without an answer, in all', count: answers.open },
        { name: 'Held back, until you release them', count: heldBack },
        { name: 'Deliveries that wait', count: deliveries.waiting },
        { name: 'Deliveries that failed and are tried again', count: deliveries.retrying },
        { name: 'Deliveries that were given up', count: deliveries.givenUp },
      ],
    },
  ].filter(({ counts }) => counts.length > 0);
  const came = `${amount(submissions, 'submission')} came from Sunday to Saturday, Dhaka time.`;
  const apart =
    suspected > 0
      ? `${suspected === 1 ? '1 more was' : `${suspected} more were`} held back as suspected spam.`
      : undefined;
  const overdue =
    answers.overdue > 0
      ? `${amount(answers.overdue, 'answer')} that we promised ${answers.overdue === 1 ? 'is' : 'are'} overdue: npm run applications -- list --state overdue. Once written, mark it: answered REFERENCE.`
      : undefined;
  const look =
    heldBack > 0
      ? 'See what is held back: npm run applications -- list --suspected. To send one: release REFERENCE.'
      : undefined;
  const toDo = [overdue, look].filter((each) => each !== undefined);
  const hint =
    'These are numbers only. The submissions themselves are in the store: npm run applications -- list.';
  return {
    subject,
    text: `${[
      [came, apart].filter(Boolean).join(' '),
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
      subject,
      preview: came,
      label: 'The week in numbers',
      rows: [
        row([title(days), paragraph([came, apart].filter(Boolean).join(' '), 14)], 26),
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
