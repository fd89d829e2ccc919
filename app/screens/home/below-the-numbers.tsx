import { ClosingCall } from '#app/components/sections/closing-call/closing-call.tsx';
import type { home } from '#app/content/home.ts';
import { Destinations } from './destinations.tsx';
import { Gallery } from './gallery.tsx';
import { Mission } from './mission.tsx';
import { NationalInitiatives } from './national-initiatives.tsx';
import { Partners } from './partners.tsx';
import { Programmes } from './programmes.tsx';
import { WhyChoose } from './why-choose.tsx';

/** What nobody sees on the home page's first view. */
export function BelowTheNumbers({
  programmes,
  national,
  destinations,
  partners,
  mission,
  whyChoose,
  gallery,
  closing,
}: typeof home) {
  return (
    <>
      <Programmes {...programmes} />
      <NationalInitiatives {...national} />
      <Destinations {...destinations} />
      <Partners {...partners} />
      <Mission {...mission} />
      <WhyChoose {...whyChoose} />
      <Gallery {...gallery} />
      <ClosingCall {...closing} />
    </>
  );
}
