import { LateFonts } from '../late-fonts/late-fonts.tsx';
import { CarriedPicture } from '../next-page/carried-picture.tsx';
import { PagesAhead } from '../next-page/pages-ahead.tsx';
import { Search } from '../search/search.tsx';

/** What a page has from the visitor's first move on. */
export function AfterFirstMove({ move }: { move: Event }) {
  return (
    <>
      <Search move={move} />
      <PagesAhead first={move.target} />
      <CarriedPicture />
      <LateFonts />
    </>
  );
}
