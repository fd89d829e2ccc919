import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { studentExchange } from '#content/programmes/student-exchange.ts';
import type { Route } from './+types/route.ts';
import { Board } from './board.tsx';
import { Crossing } from './crossing.tsx';
import { Farewell } from './farewell.tsx';
import { GiveAndTake } from './give-and-take.tsx';
import styles from './page.module.css';
import { Room } from './room.tsx';
import { Stay } from './stay.tsx';
import { Terms } from './terms.tsx';

export const loader = () => ({
  ...studentExchange,
  eligibility: shownRequirements(studentExchange.eligibility),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function StudentExchange({ loaderData: content }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Room name={content.name} picture={content.picture} />
      <Stay stay={content.stay} lede={content.lede} actions={content.actions} />
      <GiveAndTake {...content.benefits} />
      <Crossing {...content.process} />
      <Board {...content.areas} />
      <Terms included={content.included} eligibility={content.eligibility} />
      <BrochureOffer {...content.brochure} ground="butter" />
      <Farewell {...content.closing} />
    </div>
  );
}
