import { useEffect } from 'react';
import { cleanDrafts } from '#app/forms/clean-drafts.ts';
import { WithoutNetwork } from '#app/offline/without-network.tsx';
import errorPageStylesheet from '#app/screens/error/error-page.css?url';
import { CanonicalAddress } from '../arrival/canonical-address.tsx';
import { LateFonts } from '../late-fonts/late-fonts.tsx';
import { CarriedPicture } from '../next-page/carried-picture.tsx';
import { fetchFile } from '../next-page/fetch-file.ts';
import { PagesAhead } from '../next-page/pages-ahead.tsx';
import { listenForNotices } from '../notifications/listen-for-notices.ts';
import { listenForSearch } from '../search/listen-for-search.ts';

/**
 * What a page has from the visitor's first move on, or once they have stayed for a while.
 *
 * @param moves what the visitor did before this was there
 */
export function AfterFirstMove({ moves }: { moves: readonly Event[] }) {
  // On every page: the draft of a form that is never opened again must not outlive its time.
  useEffect(() => cleanDrafts(), []);
  useEffect(() => {
    listenForSearch(moves);
    listenForNotices(moves);
  }, [moves]);
  // A page that fails for want of a network couldn't fetch it then.
  useEffect(() => void fetchFile(errorPageStylesheet, 'low'), []);

  return (
    <>
      <PagesAhead moves={moves} />
      <CarriedPicture />
      <LateFonts />
      <CanonicalAddress />
      <WithoutNetwork hasMoved={moves.length > 0} />
    </>
  );
}
