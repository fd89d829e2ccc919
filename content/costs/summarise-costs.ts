import { createQuestionPath } from '../contact-path.ts';
import { programmes } from '../programmes/programmes.ts';
import type { Cost, CostSummary, Payer } from '../types/cost.ts';
import { costKinds } from './cost-kinds.ts';
import { costOverviewTexts, costsId } from './cost-texts.ts';
import { findProgrammeCosts } from './find-costs.ts';

/** Summarises the costs of each programme for the overview, from the same records as the programmes' own pages. */
export const summariseCosts = (): CostSummary[] =>
  programmes.map(({ slug, name, path }) => {
    const costs = findProgrammeCosts(slug);
    const youPay = listCosts(costs, ['you']);
    const noCost = listCosts(costs, ['host', 'included', 'none']);
    const unknown = listCosts(costs, ['ask']);
    return {
      name,
      to: `${path}#${costsId}`,
      ...(youPay && { youPay }),
      ...(noCost && { noCost }),
      ...(unknown && { unknown }),
      ask: createQuestionPath(slug, costOverviewTexts.question),
    };
  });

/** Lists the names of the costs that these pay: 'Visa fee, flight, insurance'. */
function listCosts(costs: readonly Cost[], payers: readonly Payer[]): string {
  const names = costs
    .filter(({ payer }) => payers.includes(payer))
    .map(({ id }) => costKinds[id].label);
  const [first = '', ...others] = names;
  return [first, ...others.map((name) => name.toLowerCase())].join(', ');
}
