import { splitSentence } from '#app/routes/medical-internships/split-sentence.ts';
import { type Html, html } from '#common/html.ts';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import type { Language } from '#content/language.ts';
import { internationalInternship } from '#content/programmes/international-internship.ts';
import { programmePages } from '#content/programmes/records.ts';
import {
  bar,
  checkList,
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
} from './elements.ts';
import { callToAction, introduction, requirements } from './shared-sections.ts';

/** Builds the pages after the cover for the brochures of internships, by the programme's slug. */
export const internshipPages = {
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
  'international-internship'(language: Language) {
    const { provisions, positions, process, ...content } = internationalInternship[language];
    const eligibility = stripRules(content.eligibility, language);
    const areas = positions.positions.map(({ name }) => name);
    return [
      page(
        introduction(content.lede, content.facts),
        section('white', provisions.title, items(provisions.statements, 4)),
        section('light', positions.title, lead(positions.lede), lines(areas, 'plain', 3)),
        section('dark', process.title, steps(process.steps, language)),
      ),
      page(...requirements({ ...content, eligibility }), callToAction(content, language)),
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
          checkList(inclusions.included),
          checkList(inclusions.notIncluded, 'no'),
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
      list: lines(region.countries.map(({ name }) => name)),
    }));
    const { sentence, requirements: highlighted } = content.eligibility;
    const words = splitSentence(sentence, highlighted).map(({ text, term }) =>
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
          checkList(inclusions.included),
          checkList(inclusions.notIncluded, 'no'),
        ),
        ...requirements({ documents: content.documents }),
        callToAction(content),
      ),
    ];
  },
} satisfies Record<string, (language: Language) => Html[]>;
