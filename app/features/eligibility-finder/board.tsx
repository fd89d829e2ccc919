import { memo } from 'react';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Answer } from '#domain/eligibility/answer.ts';
import type { Option } from '#domain/eligibility/option.ts';
import { filters, type Question, sorts } from '#domain/eligibility/question.ts';
import { Changes } from './changes.tsx';
import { fetchPictures } from './fetch-pictures.ts';
import { sentenceForm } from './sentence.tsx';
import { addressOf } from './views.ts';

const texts = answerTexts.open;

/** "You can apply now": the order and the filters, or why there is nothing. */
export const Board = memo(function Board({
  question,
  answer,
  options,
}: {
  question: Question;
  answer: Answer;
  options: readonly Option[];
}) {
  const { counts } = answer;
  return (
    <>
      <div className="board-head">
        <h2 id="now" tabIndex={-1}>
          {texts.title}
        </h2>
        {counts.open > 0 && <Narrowing question={question} answer={answer} options={options} />}
      </div>
      {counts.open === 0 && (
        <>
          <p className="lede">{texts.none(answer.almost.length)}</p>
          <Changes question={question} options={options} />
        </>
      )}
      {counts.open > 0 && answer.open.length === 0 && question.show && (
        <p className="lede">
          {texts.filteredOut(counts.open, texts.filters[question.show])}{' '}
          <FilterLink question={question}>{texts.showAll(counts.open)}</FilterLink>
        </p>
      )}
    </>
  );
});

/** The order, and the filters that let something through. */
function Narrowing({
  question,
  answer: { counts },
  options,
}: {
  question: Question;
  answer: Answer;
  options: readonly Option[];
}) {
  const offered = filters.filter((filter) => counts[filter] > 0 || filter === question.show);
  return (
    <div className="narrowing">
      <label htmlFor="sort">{texts.sortedBy}</label>
      <select
        id="sort"
        name="sort"
        form={sentenceForm}
        defaultValue={question.sort}
        onFocus={() => fetchPictures(question, options)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <ul aria-label={texts.filterLabel}>
        <li>
          <FilterLink question={question}>{`${texts.all} ${counts.open}`}</FilterLink>
        </li>
        {offered.map((filter) => (
          <li key={filter}>
            <FilterLink question={question} filter={filter}>
              {`${texts.filters[filter]} ${counts[filter]}`}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FilterLink({
  question,
  filter,
  children,
}: {
  question: Question;
  filter?: Question['show'];
  children: string;
}) {
  const { show: _, ...all } = question;
  return (
    <a
      href={`${addressOf({ ...all, ...(filter && { show: filter }) })}#now`}
      aria-current={question.show === filter ? 'true' : undefined}
      data-keeps-scroll
    >
      {children}
    </a>
  );
}
