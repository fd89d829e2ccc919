import type { DocumentStage } from '../types/document.ts';

/** The words around lists of documents. */
export const documentSteps = {
  stages: {
    'before acceptance': 'Before you are accepted',
    'in the form': 'In the form',
    'after acceptance': 'Once you are accepted',
  } satisfies Record<DocumentStage, string>,
  /** Above the documents of an offer. */
  order: 'First what you can get now, then the form, then what we ask for once you are accepted.',
  /** How many documents of a list are ticked. */
  ready: (ticked: number, all: number) => `${ticked} of ${all} ready`,
  kept: 'Your ticks stay on this device for half a year. They are never sent.',
  remove: 'Delete the ticks from this device',
  removed: 'The ticks are deleted.',
};
