import type { Html } from '#common/html.ts';
import { programmePages } from '#content/programmes/records.ts';
import {
  checkList,
  facts,
  items,
  lead,
  lines,
  page,
  section,
  sectionPair,
  steps,
} from './elements.ts';
import { callToAction, introduction, requirements } from './shared-sections.ts';

/** Builds the pages after the cover for the brochures of immersion programmes, by the programme's slug. */
export const immersionPages = {
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
        sectionPair('light', checkList(included), checkList(takeaways)),
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
} satisfies Record<string, () => Html[]>;
