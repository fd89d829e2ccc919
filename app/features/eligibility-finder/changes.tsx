import { Icon } from '#app/components/ui/icon/icon.tsx';
import { wordsOf } from '#content/can-i-go.ts';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Question } from '#domain/eligibility/question.ts';
import { suggestionsFor } from '#domain/eligibility/suggestions.ts';
import { addressOf, blanksOf, changeWords } from './views.ts';

const texts = answerTexts.change;

/** Changes of the sentence as links, each with how many ways it opens. */
export function Changes({ question, options }: { question: Question; options: readonly Option[] }) {
  const suggestions = suggestionsFor(question.profile, options);
  const { show: _, ...kept } = question;
  return (
    <ol className="changes">
      {suggestions.map(({ change, open, almost }) => (
        <li key={blanksOf(change).join()}>
          <a href={addressOf({ ...kept, profile: { ...question.profile, ...change } })}>
            <span className={blanksOf(change).every(isWish) ? 'change want' : 'change have'}>
              {changeWords(change)}
            </span>{' '}
            <span className="number">{open || almost}</span>{' '}
            <span className="then">
              {open > 0 ? texts.opens(open) : texts.nears(almost)}
              <small>
                {texts.instead(blanksOf(change).map((blank) => wordsOf(question.profile, blank)))}
              </small>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ol>
  );
}

const isWish = (blank: string) => blank === 'where' || blank === 'length';
