import { splitSentence } from '#app/routes/medical-internships/split-sentence.ts';
import { type Html, html } from '#common/html.ts';
import { isPlainProgrammePage } from '#content/programmes/is-plain-programme-page.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { programmePages } from '#content/programmes/records.ts';
import type { PlainProgrammePage, ProgrammePage } from '#content/types/programme.ts';
import {
  bar,
  facts,
  figures,
  groups,
  items,
  lead,
  lines,
  page,
  section,
  sectionPair,
  squares,
  steps,
  table,
} from './elements.ts';
import { callToAction, introduction, requirements } from './shared-sections.ts';

const getTitles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const toCheckList = (
  list: { title: string; items: readonly string[] },
  kind: 'yes' | 'no' = 'yes',
) => ({
  title: list.title,
  list: lines(list.items, kind),
});

/** The pages of a programme that has nothing of its own to say. */
export const plainPages = (content: PlainProgrammePage) => [
  page(
    introduction(content.lede, content.facts),
    section('light', content.provisions.title, items(content.provisions.statements, 1)),
  ),
  page(...requirements(content), callToAction(content)),
];

/** What each brochure says after its cover, page by page. */
const pages: Partial<Record<ProgrammeSlug, () => Html[]>> = {
  'study-abroad'() {
    const { benefits, offerings, comparison, funding, levels, ...content } =
      programmePages['study-abroad'];
    return [
      page(
        introduction(content.lede),
        section('white', benefits.title, figures(content.figures), items(benefits.benefits)),
        section('light', offerings.title, steps(offerings.offerings)),
      ),
      page(
        section('white', comparison.title, table(comparison)),
        section('dark', funding.title, lead(funding.lede), items(funding.sources, 1)),
      ),
      page(
        ...requirements(content, lead(levels.lede), lines(levels.levels, 'plain', 2)),
        callToAction(content),
      ),
    ];
  },
  'virtual-internship'() {
    const { week, reach, benefits, fields, support, ...content } =
      programmePages['virtual-internship'];
    const longest = Math.max(...week.choices);
    const hours = week.choices.map((number) => ({
      number: String(number),
      label: week.unit,
      drawing: squares(number, longest),
    }));
    const months = { number: `${week.months.from}-${week.months.to}`, label: week.months.unit };
    return [
      page(
        introduction(content.lede, content.facts),
        section('white', week.title, lead(week.lede), figures([...hours, months])),
        section('light', reach.label, figures(reach.metrics)),
      ),
      page(
        section('dark', benefits.title, items(benefits.benefits)),
        section('white', fields.title, items(fields.fields, 3)),
      ),
      page(
        section('light', support.title, items(support.items)),
        ...requirements(content),
        callToAction(content),
      ),
    ];
  },
  'international-internship'() {
    const { provisions, positions, process, ...content } =
      programmePages['international-internship'];
    const areas = positions.positions.map(({ name }) => name);
    return [
      page(
        introduction(content.lede, content.facts),
        section('white', provisions.title, items(provisions.statements, 4)),
        section('light', positions.title, lead(positions.lede), lines(areas, 'plain', 3)),
        section('dark', process.title, steps(process.steps)),
      ),
      page(...requirements(content), callToAction(content)),
    ];
  },
  'agriculture-internship'() {
    const { stay, pay, inclusions, fields, ...content } = programmePages['agriculture-internship'];
    const most = Math.max(...pay.amounts.map(({ amount }) => amount.to));
    const amounts = pay.amounts.map(({ title, amount, note }) => ({
      title,
      number: `${amount.currency} ${amount.from.toLocaleString('en')}-${amount.to.toLocaleString('en')}`,
      label: note,
      drawing: bar(amount, most),
    }));
    return [
      page(
        introduction(content.lede),
        section('light', stay.title, facts(content.facts)),
        section('white', pay.title, lead(pay.lede), figures(amounts)),
        sectionPair(
          'dark',
          toCheckList(inclusions.included),
          toCheckList(inclusions.notIncluded, 'no'),
        ),
      ),
      page(
        ...requirements(
          content,
          groups({ title: fields.title, list: lines(fields.fields, 'plain', 2) }),
        ),
        callToAction(content),
      ),
    ];
  },
  'medical-internships'() {
    const { countries, overview, activities, audiences, benefits, inclusions, ...content } =
      programmePages['medical-internships'];
    const regions = countries.regions.map((region) => ({
      title: region.name,
      list: lines(region.countries),
    }));
    const { sentence, requirements: asked } = content.eligibility;
    const words = splitSentence(sentence, asked).map(({ text, term }) =>
      term ? html`<u>${text}</u>` : html`${text}`,
    );
    return [
      page(
        introduction(content.lede, content.facts),
        section('light', countries.title, groups(...regions)),
        section('white', overview.title, lead(overview.lede), html`<p>${overview.text}</p>`),
        section('dark', activities.title, lines(activities.activities, 'counted', 2)),
      ),
      page(
        section('light', audiences.title, items(audiences.audiences, 4)),
        section('white', content.eligibility.title, html`<p class="statement">${words}</p>`),
        section('dark', benefits.title, items(benefits.benefits)),
      ),
      page(
        sectionPair(
          'white',
          toCheckList(inclusions.included),
          toCheckList(inclusions.notIncluded, 'no'),
        ),
        ...requirements({ documents: content.documents }),
        callToAction(content),
      ),
    ];
  },
  'pathway-program'() {
    const { duration, objectives, format, subjects, benefits, ...content } =
      programmePages['pathway-program'];
    const { title, text = '' } = format.whole;
    const longest = Math.max(...duration.choices);
    const lengths = duration.choices.map((length) => ({
      number: String(length),
      label: duration.unit,
      drawing: squares(length, longest),
    }));
    return [
      page(
        introduction(content.lede, content.facts),
        section('light', duration.label, lead(duration.value), figures(lengths)),
        section('white', objectives.title, lines(objectives.objectives)),
      ),
      page(
        section('dark', format.title, items(format.halves), facts([{ label: title, value: text }])),
        section('white', subjects.title, lines(subjects.subjects, 'plain', 3)),
        section('light', benefits.title, items(benefits.benefits)),
      ),
      page(...requirements(content), callToAction(content)),
    ];
  },
  'student-exchange'() {
    const { benefits, process, areas, included, ...content } = programmePages['student-exchange'];
    const sides = [benefits.home, benefits.abroad].map(({ title, benefits: list }) => ({
      title,
      list: lines(getTitles(list)),
    }));
    const journey = process.steps.map((step) => ({ ...step, place: process[step.place] }));
    return [
      page(
        introduction(content.lede, content.facts),
        section('light', benefits.title, groups(...sides)),
        section('white', process.title, steps(journey)),
        section('dark', included.title, lines(getTitles(included.items), 'yes', 2)),
      ),
      page(
        section('light', areas.title, items(areas.areas)),
        ...requirements(content),
        callToAction(content),
      ),
    ];
  },
  'professional-immersion'() {
    const { overview, purpose, experience, audiences, included, takeaways, ...content } =
      programmePages['professional-immersion'];
    return [
      page(
        introduction(content.lede, content.facts),
        section('white', overview.title, lead(overview.text)),
        section('light', purpose.title, lead(purpose.text)),
        section('dark', experience.title, items(experience.departments)),
      ),
      page(
        section('white', audiences.title, lines(audiences.items, 'plain', 2)),
        sectionPair('light', toCheckList(included), toCheckList(takeaways)),
        callToAction(content),
      ),
    ];
  },
  'hotel-immersion'() {
    const { factsTitle, overview, objectives, departments, structure, included, ...content } =
      programmePages['hotel-immersion'];
    return [
      page(
        introduction(content.lede),
        section('light', factsTitle, facts(content.facts)),
        section('white', overview.title, lead(overview.text)),
        section('light', objectives.title, lines(objectives.objectives, 'counted')),
        section('dark', departments.title, items(departments.departments)),
      ),
      page(
        section('white', structure.title, steps(structure.steps)),
        section('light', included.title, lines(included.items, 'yes')),
        ...requirements(content),
        callToAction(content),
      ),
    ];
  },
};

/** @throws Error when the programme has neither pages here nor what the plain ones ask for */
export function getPages(slug: ProgrammeSlug): Html[] {
  const content: ProgrammePage = programmePages[slug];
  const own = pages[slug];
  if (own) return own();
  if (!isPlainProgrammePage(content))
    throw new Error(`${slug} has no "provisions" for its brochure`);
  return plainPages(content);
}
