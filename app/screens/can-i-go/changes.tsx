import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { wordsOf } from '#app/content/can-i-go.ts';
import { answerTexts } from '#app/content/can-i-go-answer.ts';
import { changesFor } from '#app/eligibility/changes.ts';
import type { Option } from '#app/eligibility/option.ts';
import type { Question } from '#app/eligibility/question.ts';
import { addressOf, changeWords } from './views.ts';

const texts = answerTexts.change;

/** Changes of the sentence as links, each with how many ways it opens. */
export function Changes({ question, options }: { question: Question; options: readonly Option[] }) {
  const changes = changesFor(question.profile, options);
  const { show: _, ...kept } = question;
  return (
    <ol className="changes">
      {changes.map(({ profile, blanks, open, almost }) => (
        <li key={blanks.join()}>
          <Link to={addressOf({ ...kept, profile })}>
            <span className={blanks.every(isWish) ? 'change want' : 'change have'}>
              {changeWords(profile, blanks)}
            </span>{' '}
            <span className="number">{open || almost}</span>{' '}
            <span className="then">
              {open > 0 ? texts.opens(open) : texts.nears(almost)}
              <small>
                {texts.instead(blanks.map((blank) => wordsOf(question.profile, blank)).join(', '))}
              </small>
            </span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ol>
  );
}

const isWish = (blank: string) => blank === 'where' || blank === 'length';
