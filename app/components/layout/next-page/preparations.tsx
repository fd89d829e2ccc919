import { LateFonts } from '../late-fonts/late-fonts.tsx';
import { CarriedPicture } from './carried-picture.tsx';
import { PagesAhead } from './pages-ahead.tsx';

/** What is done for the next page while this one is read. */
export function Preparations({ first }: { first: EventTarget | null }) {
  return (
    <>
      <PagesAhead first={first} />
      <CarriedPicture />
      <LateFonts />
    </>
  );
}
