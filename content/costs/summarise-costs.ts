import { createQuestionPath } from '../contact-path.ts';
import type { Language } from '../language.ts';
import { getProgrammeName } from '../names.ts';
import { programmes } from '../programmes/programmes.ts';
import type { Cost, CostSummary, Payer } from '../types/cost.ts';
import { costsId, costTexts } from './cost-texts.ts';
import { findProgrammeCosts } from './find-costs.ts';

/** Creates the overview of the costs of all programmes on /global-programs. */
export function createCostOverview(language: Language) {
  const { title, lede, columns, more } = costTexts[language].overview;
  return {
    id: costsId,
    title,
    lede,
    columns,
    more: { to: '/destinations', name: more },
    programmes: summariseCosts(language),
  };
}

/** Summarises the costs of each programme for the overview, from the same records as the programmes' own pages. */
export const summariseCosts = (language: Language): CostSummary[] =>
  programmes.map(({ slug, path }) => {
    const costs = findProgrammeCosts(slug);
    const youPay = listCosts(costs, ['you'], language);
    const noCost = listCosts(costs, ['host', 'included', 'none'], language);
    const unknown = listCosts(costs, ['ask'], language);
    return {
      name: getProgrammeName(slug, language),
      to: `${path}#${costsId}`,
      ...(youPay && { youPay }),
      ...(noCost && { noCost }),
      ...(unknown && { unknown }),
      ask: createQuestionPath(slug, costTexts[language].overview.question),
    };
  });

/** Lists the names of the costs that one of the payers pays: 'Visa fee, flight, insurance'. */
function listCosts(costs: readonly Cost[], payers: readonly Payer[], language: Language): string {
  const names = costs
    .filter(({ payer }) => payers.includes(payer))
    .map(({ id }) => costTexts[language].kinds[id].label);
  const [first = '', ...others] = names;
  return [first, ...others.map((name) => name.toLowerCase())].join(', ');
}
