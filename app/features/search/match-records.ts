import type MiniSearch from 'minisearch';
import type { SearchResult as IndexResult, Query } from 'minisearch';
import type { SearchRecord } from './search-record.ts';

/** A record that matches a query. */
export type Match = {
  record: SearchRecord;
  score: number;
  /** The weight of the matched words. Rare words count more. */
  coverage: number;
  /** The words of the record that match. */
  terms: string[];
  /** Whether the record answers a word of the query best. */
  isAnswer: boolean;
};

/** Results that match a lower share of the query than the best one does are dropped, unless they answer a word of it. */
const minCoverageRatio = 0.55;

/** Results with a lower share of the best score are dropped, because they match only by a common word. */
const minScoreRatio = 0.04;

/**
 * Finds the records that match most of the parts of a query, best first.
 *
 * @param index its documents have the positions of the records as ids
 * @param parts each has alternatives, of which the best match of a record counts
 */
export function matchRecords(
  index: MiniSearch,
  records: readonly SearchRecord[],
  parts: readonly Query[][],
): Match[] {
  const matches = new Map<number, Match>();
  for (const alternatives of parts) {
    const found = searchAny(index, alternatives);
    const weight = Math.log(1 + records.length / found.length);
    for (const { id, score, terms, match: fieldsByTerm } of found) {
      const record = records[Number(id)];
      if (!record) continue;
      const match = matches.get(id) ?? {
        record,
        score: 0,
        coverage: 0,
        terms: [],
        isAnswer: false,
      };
      matches.set(id, match);
      match.score += score;
      match.coverage += weight;
      match.terms.push(...terms);
      match.isAnswer ||= Object.values(fieldsByTerm).flat().includes('answers');
    }
  }
  const maxCoverage = Math.max(...[...matches.values()].map(({ coverage }) => coverage));
  const covering = [...matches.values()]
    .map((match) => ({ ...match, score: match.score * (match.coverage / maxCoverage) ** 2 }))
    .filter(({ coverage, isAnswer }) => isAnswer || coverage >= maxCoverage * minCoverageRatio)
    .sort((a, b) => b.score - a.score);
  const bestScore = covering[0]?.score ?? 0;
  return covering.filter(({ score }) => score >= bestScore * minScoreRatio);
}

function searchAny(index: MiniSearch, alternatives: Query[]): IndexResult[] {
  const best = new Map<unknown, IndexResult>();
  for (const result of alternatives.flatMap((query) => index.search(query))) {
    if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result);
  }
  return [...best.values()];
}
