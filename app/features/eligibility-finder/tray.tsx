import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Judgement } from '#domain/eligibility/judge.ts';
import type { Option } from '#domain/eligibility/option.ts';
import { mostCompared, type Question } from '#domain/eligibility/question.ts';
import { sentenceForm } from './sentence.tsx';
import { titleOf } from './views.ts';

const texts = answerTexts.tray;

/**
 * What is chosen for the comparison, and the button that opens it. Without scripts it is always there, since only the
 * server knows what is ticked; with them from the first tick.
 */
export function Tray({
  question: { compare },
  options,
  shown,
  onTake,
}: {
  question: Question;
  options: readonly Option[];
  /** Those with a box on the page. */
  shown: readonly Judgement[];
  onTake: (id: string) => void;
}) {
  const chosen = compare.flatMap((id) => options.filter((option) => option.id === id));
  return (
    <section
      className={`tray on-dark${chosen.length === 0 ? ' empty' : ''}`}
      aria-label={texts.label}
    >
      <div className="container">
        <p role="status">
          <b>{texts.count(chosen.length, mostCompared)}</b> {texts.toCompare}
          {chosen.length === mostCompared && <span className="visually-hidden">{texts.full}</span>}
        </p>
        <ul>
          {chosen.map((option) => (
            <li key={option.id}>
              {!shown.some((each) => each.option === option) && (
                <input type="hidden" name="compare" value={option.id} form={sentenceForm} />
              )}
              <Illustration file={option.picture} loading="eager" />
              <span>
                {titleOf(option)}
                {option.country && <small>{option.name}</small>}
              </span>
              <button
                type="button"
                aria-label={texts.take(titleOf(option))}
                onClick={() => onTake(option.id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {chosen.length < mostCompared && (
            <li className="free">
              <span>{texts.free}</span>
            </li>
          )}
        </ul>
        <Button
          type="submit"
          form={sentenceForm}
          name="view"
          value="compare"
          variant="light"
          icon="arrow-right"
        >
          {texts.compare(chosen.length)}
        </Button>
      </div>
    </section>
  );
}
