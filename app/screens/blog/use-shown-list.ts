import { useState } from 'react';
import { keepShown, type PostListView } from './post-list-view.ts';

/** @returns the list as it came, or after a failure with what was on the page before */
export function useShownList(received: PostListView): PostListView {
  const [state, setState] = useState({ received, shown: received });
  if (state.received === received) return state.shown;
  const shown = keepShown(received, state.shown);
  setState({ received, shown });
  return shown;
}
