import { memo } from 'react';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { answerTexts } from '#content/can-i-go-answer.ts';

const { decides } = answerTexts;

/** The rules only inform (requirements 5): nobody is stopped from applying. */
export const Decides = memo(function Decides() {
  const [rules, person] = decides.title;
  return (
    <section className="halves decides">
      <div className="words">
        <h2>
          {rules} <br />
          {person}
        </h2>
        <p className="lede">{decides.lede}</p>
        <ActionLinks actions={decides.actions} />
      </div>
      <Illustration file="national-interview" description={decides.picture} />
    </section>
  );
});
