import { memo } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { answerTexts } from '#app/content/can-i-go-answer.ts';
import type { Answer } from '#app/eligibility/answer.ts';
import type { Option } from '#app/eligibility/option.ts';
import { filters, type Question, sorts } from '#app/eligibility/question.ts';
import { Changes } from './changes.tsx';
import { LeadPoster } from './lead-poster.tsx';
import { CompareBox, OptionLink, Pay } from './option-parts.tsx';
import { sentenceForm } from './sentence.tsx';
import { addressOf, boardOf, factsOf, lampsOf, titleOf } from './views.ts';

const texts = answerTexts.open;

/** "You can apply now": three posters, departures on two screens, and the programmes that are tied to no country. */
export const Board = memo(function Board({
  question,
  answer,
  options,
}: {
  question: Question;
  answer: Answer;
  options: readonly Option[];
}) {
  const { lead, rows, folded, programmes } = boardOf(answer.open);
  const { counts } = answer;
  return (
    <>
      <div className="board-head">
        <h2 id="now" tabIndex={-1}>
          {texts.title}
        </h2>
        {counts.open > 0 && <Narrowing question={question} answer={answer} />}
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
      {lead.length > 0 && (
        <ul className="lead">
          {lead.map((option) => (
            <LeadPoster key={option.id} option={option} question={question} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <div className="departures">
          <Columns />
          <ul>
            {rows.map((option) => (
              <Row key={option.id} option={option} question={question} />
            ))}
          </ul>
          {folded.length > 0 && (
            <details>
              <summary>
                {texts.more(folded.length)} <Icon name="chevron-down" />
              </summary>
              <ul>
                {folded.map((option) => (
                  <Row key={option.id} option={option} question={question} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {programmes.length > 0 && (
        <>
          <h3 className="part">{texts.programmes}</h3>
          <ul className="programmes">
            {programmes.map((option) => (
              <Programme key={option.id} option={option} question={question} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

/** The order, and the filters that let something through. */
function Narrowing({ question, answer: { counts } }: { question: Question; answer: Answer }) {
  const offered = filters.filter((filter) => counts[filter] > 0 || filter === question.show);
  return (
    <div className="narrowing">
      <label htmlFor="sort">{texts.sortedBy}</label>
      <select id="sort" name="sort" form={sentenceForm} defaultValue={question.sort}>
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
    >
      {children}
    </a>
  );
}

/** The heads of both screens' columns; each row names its parts itself. */
function Columns() {
  const { to, stipend, compare } = texts.columns;
  return ['first', 'second'].map((screen) => (
    <p key={screen} className={`columns-head ${screen}`} aria-hidden="true">
      <span>{to}</span>
      <span>{stipend}</span>
      <span>{compare}</span>
    </p>
  ));
}

const Row = memo(function Row({ option, question }: { option: Option; question: Question }) {
  const { id, name, picture, duration } = option;
  return (
    <li className="row">
      <Illustration file={picture} />
      <div className="name">
        <h3>
          <OptionLink option={option} question={question} />
        </h3>
        <p>{name}</p>
      </div>
      <Pay option={option} short />
      <p className="stay">
        {duration && (
          <span className="lamps" aria-hidden="true">
            {lampsOf(duration).map((lamp, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is a month.
              <i key={month} className={lamp} />
            ))}
          </span>
        )}
        <span>{factsOf(option).join(' · ')}</span>
      </p>
      <CompareBox id={id} title={titleOf(option)} ticked={question.compare.includes(id)} />
    </li>
  );
});

function Programme({ option, question }: { option: Option; question: Question }) {
  const { id, picture, hours, places } = option;
  return (
    <li>
      <Illustration file={picture} />
      <div>
        <h4>
          <OptionLink option={option} question={question} />
        </h4>
        <p>{[...factsOf(option), ...places.slice(0, hours ? 0 : 1)].join(', ')}</p>
        <CompareBox id={id} title={titleOf(option)} ticked={question.compare.includes(id)} />
      </div>
    </li>
  );
}
