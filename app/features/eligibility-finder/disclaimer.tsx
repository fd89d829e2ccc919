import { memo } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { useFinderTexts } from './finder-texts.ts';

/** Says that the rules are only information, and that everyone may apply (requirements 5). */
export const Disclaimer = memo(function Disclaimer() {
  const { disclaimer } = useFinderTexts().results;
  const [rules, person] = disclaimer.title;
  return (
    <section className="halves disclaimer">
      <div className="text">
        <h2>
          {rules} <br />
          {person}
        </h2>
        <p className="lead">{disclaimer.lead}</p>
        <ButtonLink to="/contact" variant="ghost">
          {disclaimer.askUs}
        </ButtonLink>
      </div>
      <Illustration file="national-interview" description={disclaimer.picture} />
    </section>
  );
});
