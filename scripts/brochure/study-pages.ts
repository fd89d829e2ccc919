import type { Html } from '#common/html.ts';
import { programmePages } from '#content/programmes/records.ts';
import {
  facts,
  figures,
  groups,
  items,
  lead,
  lines,
  page,
  section,
  squares,
  steps,
  table,
} from './elements.ts';
import { callToAction, introduction, requirements } from './shared-sections.ts';

const getTitles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

/** Builds the pages after the cover for the brochures of study programmes, by the programme's slug. */
export const studyPages = {
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
} satisfies Record<string, () => Html[]>;
